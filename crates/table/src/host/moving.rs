//! Everything this host has kept as one file, and such a file from another host.

use serde_json::Value;

use super::{Host, blocking, files, not_read};
use crate::{
    aside,
    disk::Unusable,
    journal::Journal,
    link::TableId,
    moving::{self, BadFile, Code, Luggage},
    platform::files as disk_files,
    state::Dated,
    table_error::TableError,
    wire::Answer,
};

impl Host {
    /// What was kept, and the game in progress at this table, if there is one.
    pub async fn export(&self, table: Option<TableId>) -> Result<Answer, TableError> {
        // The table is told before anything is copied, and the copy says so, too.
        let copied = match table {
            Some(table) => {
                let lines = self.find(&table).await?.copy().await?;
                lines.map(|lines| (Code::random(), table, lines))
            }
            None => None,
        };
        let archive = self.0.context.archive.clone();
        let kept = blocking(move || Ok((archive.settings()?, archive.games()?)));
        let (settings, games) = kept.await.map_err(not_read)?;
        let file = moving::pack(settings, games, copied.as_ref());
        Ok(Answer::Export { file, code: copied.map(|(code, ..)| code.shown()) })
    }

    /// Takes in what is in such a file. Nothing that is here is replaced.
    pub async fn import(&self, text: String, code: Option<String>) -> Result<Answer, TableError> {
        // The lock is held so that nobody makes or opens the same table meanwhile.
        let _running = self.0.running.lock().await;
        let host = self.clone();
        let taken = blocking(move || {
            let luggage = moving::unpack(host.0.context.games, &text, code.as_deref());
            Ok(match luggage {
                Ok(luggage) => Ok(host.take_in(luggage)?),
                Err(why) => Err(why),
            })
        });
        let taken = taken.await.map_err(|why| TableError::not_saved(&why))?;
        self.back_up_later();
        taken.map_err(|why| match why {
            BadFile::NotOurs => TableError::NotOurFile,
            BadFile::TooNew => TableError::FileTooNew,
            BadFile::CodeNeeded => TableError::CodeNeeded,
            BadFile::WrongCode => TableError::CodeWrong,
        })
    }

    fn take_in(&self, luggage: Luggage) -> Result<Answer, Unusable> {
        let Luggage { settings, games, refused, table } = luggage;
        let new = self.0.context.archive.take_in(&games)?;
        let table = match table {
            Some((id, lines)) => self.put_down(&id, &lines)?.then_some(id),
            None => None,
        };
        let settings = settings.filter(|all| all.to_string().len() <= super::LONGEST_SETTINGS);
        Ok(Answer::Imported {
            games: new,
            known: games.len() - new,
            refused,
            table,
            settings: settings.unwrap_or(Value::Null),
        })
    }

    /// Writes the journal of a game in progress, unless there is anything of that
    /// table already. It gets its name once it is complete.
    fn put_down(&self, id: &TableId, lines: &[Dated<String>]) -> Result<bool, Unusable> {
        let path = self.path(id);
        for ending in files::ENDINGS {
            if disk_files::exists(&path.with_extension(ending))? {
                return Ok(false);
            }
        }
        let new = path.with_extension(files::NEW_TABLE);
        aside::remove(&new)?;
        Journal::write(&new, lines)?;
        disk_files::sync(&new)?;
        disk_files::rename(&new, &path)?;
        disk_files::sync(&self.0.folder)?;
        Ok(true)
    }
}
