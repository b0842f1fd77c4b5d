mod nets;
mod read_back;
mod sheets;
