"""Writes the small silent film of `src/awake/film.ts`; run by `npm run silence` after a change.

Ten seconds of grey, one picture a second, with a silent sound track: browsers keep a screen on only for a film that
could be heard. Everything is written here bit by bit, so that no encoder is needed. The pictures are H.264 (baseline)
in which every block is predicted from nothing, the sound is AAC with no coefficients at all.
"""

from pathlib import Path
from struct import pack

OUT = Path("src/awake/silence.mp4")
SECONDS = 10
SIDE = 64
RATE = 8000
FRAME = 1024


class Bits:
    def __init__(self):
        self.bits = ""

    def u(self, value, width):
        self.bits += format(value, f"0{width}b") if width else ""
        return self

    def ue(self, value):
        return self.u(value + 1, 2 * (value + 1).bit_length() - 1)

    def bytes(self):
        bits = self.bits + "0" * (-len(self.bits) % 8)
        return int(bits, 2).to_bytes(len(bits) // 8, "big")


def nal(kind, bits):
    """With its end bit, and a 3 wherever the bytes could be mistaken for the start of another one."""
    payload = bits.u(1, 1).bytes()
    out = bytearray()
    for byte in payload:
        if byte <= 3 and out[-2:] == b"\0\0":
            out.append(3)
        out.append(byte)
    return bytes([kind]) + bytes(out)


blocks = SIDE // 16
sps = Bits().u(66, 8).u(0b11000000, 8).u(10, 8)
sps.ue(0).ue(0).ue(2).ue(1).u(0, 1).ue(blocks - 1).ue(blocks - 1).u(1, 1).u(1, 1).u(0, 1).u(0, 1)
SPS = nal(0x67, sps)
pps = Bits().ue(0).ue(0).u(0, 1).u(0, 1).ue(0).ue(0).ue(0).u(0, 1).u(0, 2).ue(0).ue(0).ue(0)
PPS = nal(0x68, pps.u(1, 1).u(0, 1).u(0, 1))


def picture(number):
    """A picture of its own: each block is the average of nothing, and no difference to it."""
    bits = Bits().ue(0).ue(7).ue(0).u(0, 4).ue(number % 2).u(0, 1).u(0, 1).ue(0).ue(1)
    for _ in range(blocks * blocks):
        bits.ue(3).ue(0).ue(0).u(1, 1)
    unit = nal(0x65, bits)
    return pack(">I", len(unit)) + unit


# One channel, one long window, no bands, no pulses, no tools, and the end.
SILENT = Bits().u(0, 29).u(0b111, 3).bytes()


def box(kind, *content):
    content = b"".join(content)
    return pack(">I", 8 + len(content)) + kind.encode() + content


def full(kind, *content, version=0, flags=0):
    return box(kind, pack(">I", version << 24 | flags), *content)


MATRIX = pack(">9I", 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)


def track(number, scale, duration, handler, media, entry, sizes, step, offset, shape):
    table = full("stsz", pack(">II", 0, len(sizes)), b"".join(pack(">I", size) for size in sizes))
    if len(set(sizes)) == 1:
        table = full("stsz", pack(">II", sizes[0], len(sizes)))
    return box(
        "trak",
        full("tkhd", pack(">IIIII", 0, 0, number, 0, SECONDS * 1000), b"\0" * 8, shape[0], MATRIX, shape[1], flags=3),
        box(
            "mdia",
            full("mdhd", pack(">IIII", 0, 0, scale, duration), pack(">HH", 0x55C4, 0)),
            full("hdlr", pack(">I", 0), handler.encode(), b"\0" * 13),
            box(
                "minf",
                media,
                box("dinf", full("dref", pack(">I", 1), full("url ", flags=1))),
                box(
                    "stbl",
                    full("stsd", pack(">I", 1), entry),
                    full("stts", pack(">III", 1, len(sizes), step)),
                    full("stsc", pack(">IIII", 1, 1, len(sizes), 1)),
                    table,
                    full("stco", pack(">II", 1, offset)),
                ),
            ),
        ),
    )


pictures = [picture(number) for number in range(SECONDS)]
sounds = [SILENT] * (SECONDS * RATE // FRAME)

avc = box("avcC", bytes([1, SPS[1], SPS[2], SPS[3], 0xFF, 0xE1]), pack(">H", len(SPS)), SPS, b"\x01", pack(">H", len(PPS)), PPS)
video = box(
    "avc1", b"\0" * 6, pack(">H", 1), b"\0" * 16, pack(">HHIIIH", SIDE, SIDE, 0x480000, 0x480000, 0, 1),
    b"\0" * 32, pack(">Hh", 24, -1), avc,
)
# AAC-LC (2), 8 kHz (11), one channel.
config = Bits().u(2, 5).u(11, 4).u(1, 4).u(0, 3).bytes()
decoder = b"\x04" + bytes([13 + 2 + len(config)]) + b"\x40\x15" + b"\0" * 3 + pack(">II", 256, 256) + b"\x05" + bytes([len(config)]) + config
descriptor = b"\0\x01\0" + decoder + b"\x06\x01\x02"
audio = box(
    "mp4a", b"\0" * 6, pack(">H", 1), b"\0" * 8, pack(">HHHHI", 1, 16, 0, 0, RATE << 16),
    full("esds", b"\x03", bytes([len(descriptor)]), descriptor),
)


def film(offset):
    after = offset + sum(map(len, pictures))
    return box("ftyp", b"isom\0\0\x02\0isommp41") + box(
        "moov",
        full("mvhd", pack(">IIII", 0, 0, 1000, SECONDS * 1000), pack(">IH", 0x10000, 0x100), b"\0" * 10, MATRIX, b"\0" * 24, pack(">I", 3)),
        track(
            1, 1000, SECONDS * 1000, "vide", full("vmhd", b"\0" * 8, flags=1), video, [len(each) for each in pictures], 1000, offset,
            (b"\0" * 8, pack(">II", SIDE << 16, SIDE << 16)),
        ),
        track(
            2, RATE, len(sounds) * FRAME, "soun", full("smhd", b"\0" * 4), audio, [len(each) for each in sounds], FRAME, after,
            (pack(">hhhh", 0, 0, 0x100, 0), b"\0" * 8),
        ),
    )


offset = len(film(0)) + 8
OUT.write_bytes(film(offset) + box("mdat", *pictures, *sounds))
print(OUT, OUT.stat().st_size, "bytes")
