//! Released programs contain the page, so a change of the page is a change of the program. Debug
//! builds read it from its directory.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo::rerun-if-changed=../../web");
    }
}
