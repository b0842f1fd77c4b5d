//! The numbers of views: whoever keeps the newest one keeps the right one.

use std::sync::Arc;

use table::{
    host::{Host, HostConfig},
    network::NoNetwork,
    wire::{Answer, HostAsk, TableAsk},
};

use crate::memory::Device;

#[tokio::test]
async fn versions_keep_growing_when_the_host_restarts() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = None;
    let mut newest = 0;
    for _ in 0..3 {
        let config = HostConfig::new(folder.path().to_owned());
        let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
        let mut device = Device::table(&host).await;
        let ask = match table.take() {
            None => HostAsk::NewTable { game: "scapegoat".into() },
            Some(table) => HostAsk::OpenTable { table },
        };
        let Ok(Some(Answer::Opened { table: opened })) = device.ask(ask).await else { panic!() };
        while device.view.is_none() {
            device.hear().await.unwrap();
        }
        for on in [true, false].into_iter().cycle().take(50) {
            let version = device.view.as_ref().unwrap().version;
            assert!(version > newest, "{version} after {newest}");
            newest = version;
            device.ask(TableAsk::UsePads { on }).await.unwrap();
        }
        table = Some(opened);
        host.stop().await;
    }
}
