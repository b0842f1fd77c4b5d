//! Packs the screens into the binary at build time.
//!
//! Only the build script uses this; it's a module of the crate only in tests.
//! What the server does with the packed files is in `assets.rs`.

use std::{
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
};

use zopfli::{Format, Options};

/// Compressing smaller files saves nothing, because they fit into one packet
/// either way.
const SMALLEST_TO_COMPRESS: usize = 256;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Packed {
    /// The path in a request, such as `/assets/phone-1234.js`.
    pub(crate) path: String,
    pub(crate) bytes: Vec<u8>,
    pub(crate) is_gzip: bool,
    /// The hash of the content before compression.
    pub(crate) hash: String,
}

/// Every file in `folder`, sorted by path, so that the same screens always
/// produce the same binary.
pub(crate) fn pack_folder(folder: &Path) -> io::Result<Vec<Packed>> {
    let mut files = Vec::new();
    walk(folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// A file is stored compressed if that saves at least a tenth. Fonts and
/// pictures are already compressed, so they stay as they are.
pub(crate) fn pack(path: String, content: Vec<u8>) -> io::Result<Packed> {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    let hash = format!("{:016x}", hasher.finish());
    if content.len() >= SMALLEST_TO_COMPRESS {
        // This is slower than any other gzip, but the result is smaller. It
        // happens once, whereas every phone waits for these bytes.
        let mut gzip = Vec::new();
        zopfli::compress(Options::default(), Format::Gzip, &content[..], &mut gzip)?;
        if gzip.len() <= content.len() / 10 * 9 {
            return Ok(Packed { path, bytes: gzip, is_gzip: true, hash });
        }
    }
    Ok(Packed { path, bytes: content, is_gzip: false, hash })
}

fn walk(folder: &Path, prefix: &str, files: &mut Vec<Packed>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().map_err(|name| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{name:?} is not UTF-8"))
        })?;
        let path = format!("{prefix}/{name}");
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), &path, files)?;
        } else {
            files.push(pack(path, fs::read(entry.path())?)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    /// Bytes without any pattern, like those of a font or a picture.
    fn noise(length: usize) -> Vec<u8> {
        let mut state = 1_u32;
        (0..length)
            .map(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 24) as u8
            })
            .collect()
    }

    #[test]
    fn text_is_kept_compressed_and_comes_back_whole() {
        let script = "let goat = 1;\n".repeat(100).into_bytes();
        let packed = pack("/a.js".to_owned(), script.clone()).unwrap();
        assert!(packed.is_gzip);
        assert!(packed.bytes.len() < script.len() / 5);
        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(&packed.bytes[..]).read_to_end(&mut plain).unwrap();
        assert_eq!(plain, script);
    }

    #[test]
    fn small_and_incompressible_files_are_kept_as_they_are() {
        for content in [Vec::new(), b"aaaa".repeat(10), noise(5000)] {
            let packed = pack("/a".to_owned(), content.clone()).unwrap();
            assert!(!packed.is_gzip);
            assert_eq!(packed.bytes, content);
        }
    }

    #[test]
    fn the_hash_tells_contents_apart_and_ignores_the_name() {
        let hash =
            |path: &str, content: &[u8]| pack(path.to_owned(), content.to_vec()).unwrap().hash;
        assert_eq!(hash("/a", b"one"), hash("/b", b"one"));
        assert_ne!(hash("/a", b"one"), hash("/a", b"two"));
    }

    #[test]
    fn a_folder_is_packed_with_everything_below_it_in_order() {
        let folder = std::env::temp_dir().join(format!("goatherd-pack-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        fs::write(folder.join("table.html"), "table").unwrap();
        fs::write(folder.join("assets/b.css"), "b").unwrap();
        fs::write(folder.join("assets/a.js"), "a").unwrap();
        let packed = pack_folder(&folder);
        fs::remove_dir_all(&folder).unwrap();
        let paths: Vec<_> = packed.unwrap().into_iter().map(|file| file.path).collect();
        assert_eq!(paths, ["/assets/a.js", "/assets/b.css", "/table.html"]);
    }
}
