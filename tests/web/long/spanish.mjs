// Whoever imports this first speaks Spanish.

process.env.GOATHERD_SPEAKS = 'es';
