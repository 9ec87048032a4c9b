//! A database on another machine: the line is encrypted, and whoever answers must be who they say.

use orrery_cluster::Cluster;
use orrery_store::{Postgres, Store, StoreError};

/// What becomes of a line with these settings.
async fn tries(cluster: &Cluster, host: &str, settings: &str) -> Result<(), StoreError> {
    let (address, certificate) = cluster.encrypted_address("postgres", host, "postgres").unwrap();
    let settings = settings.replace("FILE", &certificate.display().to_string());
    let store = Postgres::open(&format!("{address}?{settings}")).await?;
    store.say_alive(7).await?;
    assert_eq!(store.last_alive().await?, Some(7));
    store.close().await
}

#[tokio::test]
async fn a_line_is_encrypted_and_the_server_proves_who_it_is() {
    let cluster = Cluster::start_encrypted().unwrap();
    tries(&cluster, "localhost", "sslmode=require").await.unwrap();
    tries(&cluster, "localhost", "sslmode=verify-full&sslrootcert=FILE").await.unwrap();
    tries(&cluster, "127.0.0.1", "sslmode=verify-ca&sslrootcert=FILE").await.unwrap();
    for (host, settings, why) in [
        ("localhost", "sslmode=disable", "the server takes no open line"),
        ("localhost", "sslmode=verify-full", "nobody vouches for the certificate"),
        ("127.0.0.1", "sslmode=verify-full&sslrootcert=FILE", "it is made out to another name"),
        ("localhost", "sslmode=verify-full&sslrootcert=/nowhere.crt", "there is no such file"),
    ] {
        let error = tries(&cluster, host, settings).await.expect_err(why);
        assert!(matches!(error, StoreError::Unreachable(_)), "{why}: {error}");
    }
}
