//! HTTP, WebSocket, lobby and identity.

pub mod wire;
