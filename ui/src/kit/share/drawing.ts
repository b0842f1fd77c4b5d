/**
 * The picture of a result, as data: shapes as SVG, and the words beside them. Words are set by the canvas that the
 * picture is made on, because only the page knows its display face, and only a canvas how wide a word is.
 *
 * The picture leaves the app, so it looks the same whatever theme its maker uses: the barn at night.
 */
import art from '../../art/colours.json';
import { SHAPES, tones, type Colour } from '../../look/colours';
import { drawn } from '../../look/cutouts';
import { goat, PAINTS } from '../../look/goats';
import { spots, areaOf, type Spot } from '../../look/seats';
import { letters } from './record';
import type { Result, Sharer } from './result';

export const WIDTH = 1080;
export const HEIGHT = 1350;

/** The serif stands in for the display face. */
export type Face = 'display' | 'serif' | 'body' | 'strong';

/** What the display face has (`scripts/font.py`); any other text is set in the system's own letters as a whole. */
const LETTERS = /^[A-Za-z0-9ÁÉÍÓÚÜÑáéíóúüñ¡!¿? .,:…\-–’/]*$/;
const faceOf = (text: string, face: Face): Face =>
  face === 'display' && !LETTERS.test(text) ? 'serif' : face;

export interface Word {
  text: string;
  x: number;
  /** Of the base line. */
  y: number;
  size: number;
  face: Face;
  colour: string;
  align: 'left' | 'center' | 'right';
}

export interface Drawing {
  svg: string;
  words: Word[];
}

/** How wide a text is. */
export type Measure = (text: string, size: number, face: Face) => number;

const NIGHT = '#2c1e15';
const NIGHT_DEEP = '#140e0a';
const LAMP = '#6d4a2b';
const ON_NIGHT = '#f6ecd6';
const ON_NIGHT_SOFT = '#d3c3a6';
const PAPER = '#f6ecd6';
const ON_PAPER = '#2a1d14';
const ON_PAPER_SOFT = '#65503d';
const AMBER = '#ffcf5f';
const POSTER = '#f0dcb0';
const ON_POSTER = '#3a2415';
const WOOD = { edge: '#54371f', rim: '#744d2c', top: '#a87545' };

const MARGIN = 60;
/** The poster, and the text beside it. */
const SHEET = { x: 690, y: 160, width: 330, height: 420 };
const COLUMN = SHEET.x - MARGIN - 50;
/** The lower part: the round table, or the totals. */
const LOWER = { y: 616, height: 624 };

export function draw(result: Result, date: string, measure: Measure): Drawing {
  const page = new Page(measure);
  page.add(
    `<defs><radialGradient id="barn" cx=".5" cy=".3" r=".85"><stop stop-color="${LAMP}"/>` +
      `<stop offset=".5" stop-color="${NIGHT}"/><stop offset="1" stop-color="${NIGHT_DEEP}"/></radialGradient>` +
      `</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#barn)"/>`,
  );
  page.line(
    date,
    { x: WIDTH - MARGIN, y: 96, size: 30, face: 'body', colour: ON_NIGHT_SOFT, align: 'right' },
    360,
  );
  page.line(result.title, { x: MARGIN, y: 96, size: 46, face: 'display', colour: AMBER, align: 'left' }, 560);
  page.add(
    `<path d="M${MARGIN} 122H${WIDTH - MARGIN}" stroke="${AMBER}" stroke-opacity=".4" stroke-width="2"/>`,
  );

  const heading = {
    x: MARGIN,
    y: SHEET.y,
    size: 82,
    face: 'display',
    colour: ON_NIGHT,
    align: 'left',
  } as const;
  const below = page.text(result.heading, heading, COLUMN, 250);
  const text = { ...heading, y: below + 14, size: 34, face: 'body', colour: ON_NIGHT_SOFT } as const;
  page.text(result.text, text, COLUMN, SHEET.y + SHEET.height - below);

  sheet(page, result);
  if (result.standings.length) totals(page, result);
  else table(page, result);

  page.figure('brown', WIDTH / 2 - 118, HEIGHT - 64, 42);
  page.line(
    'Goatherd',
    { x: WIDTH / 2 - 62, y: HEIGHT - 28, size: 36, face: 'display', colour: ON_NIGHT_SOFT, align: 'left' },
    300,
  );
  return page.drawing();
}

/** The poster: who it is about, under a heading. */
function sheet(page: Page, { poster: { heading, seats }, people }: Result): void {
  const { x, y, width, height } = SHEET;
  const middle = x + width / 2;
  const shown: Colour[] = seats.length ? seats.map((seat) => people[seat]!.colour) : ['grey'];
  page.add(
    `<g transform="rotate(1.6 ${middle} ${y + height / 2})"><path d="M${x} ${y + 4}l${width * 0.4}-5 ${width * 0.6} 3-3 ${height * 0.5} 4 ${height * 0.48}-${width * 0.55}-4-${width * 0.45} 5z" fill="${POSTER}"/>` +
      [x + 18, x + width - 18]
        .map((cx) => `<circle cx="${cx}" cy="${y + 20}" r="6" fill="#43362c"/>`)
        .join(''),
  );
  page.line(
    heading.toLocaleUpperCase(),
    { x: middle, y: y + 62, size: 46, face: 'display', colour: ON_POSTER, align: 'center' },
    width - 70,
  );
  const frame = { x: x + 45, y: y + 84, width: width - 90, height: height - 176 };
  page.add(
    `<rect x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}" fill="#e8d09c" stroke="${ON_POSTER}" stroke-width="3"/>`,
  );
  // Side by side, and in two rows if they are many.
  const rows = shown.length > 3 ? 2 : 1;
  const columns = Math.ceil(shown.length / rows);
  const size = Math.min((frame.width - 16) / columns, (frame.height - 14) / rows / 1.16);
  shown.forEach((colour, k) => {
    const row = Math.floor(k / columns);
    const inRow = Math.min(columns, shown.length - row * columns);
    const left = frame.x + (frame.width - inRow * size) / 2 + (k % columns) * size;
    const foot = frame.y + frame.height - (rows - 1 - row) * size * 1.16;
    page.figure(colour, left, foot - size * 1.13, size);
  });
  page.add('</g>');
  const names = seats.map((seat) => people[seat]!.name).join(', ');
  const word = {
    x: middle - 4,
    y: y + height - 82,
    size: 46,
    face: 'display',
    colour: ON_POSTER,
    align: 'center',
  } as const;
  if (names) page.text(names, word, width - 46, 66);
}

/** Everybody round the table, with the arrows across it. */
function table(page: Page, { people, arrows }: Result): void {
  const stage = areaOf('landscape', people.length);
  const scale = LOWER.height / stage.height;
  const left = (WIDTH - stage.width * scale) / 2;
  const at = ({ x, y }: Spot): Spot => ({ x: left + x * scale, y: LOWER.y + y * scale });
  const top = at(stage.top);
  const [rx, ry] = [stage.top.rx * scale, stage.top.ry * scale];
  const oval = (grow: number, down: number, colour: string) =>
    `<ellipse cx="${top.x}" cy="${top.y + down}" rx="${rx + grow}" ry="${ry + grow}" fill="${colour}"/>`;
  page.add(oval(10, 16, WOOD.edge) + oval(10, 0, WOOD.rim) + oval(-6, 0, WOOD.top));
  const places = spots(people.length, 'landscape').map(at);
  const radius = (stage.disc / 2) * scale;
  // As wide as name and role need, so that arrows can be seen, and as the neighbours allow.
  const most = people.length > 6 ? 172 : people.length > 4 ? 280 : 330;
  const widthOf = ({ name, role = '' }: Sharer) =>
    Math.min(most, Math.max(page.measure(name, 30, 'strong') + 64, page.measure(role, 21, 'strong') + 36));
  people.forEach((person, seat) => {
    const { x, y } = places[seat]!;
    page.add(
      `<circle cx="${x}" cy="${y}" r="${radius + (person.won ? 9 : 4)}" fill="${person.won ? AMBER : art[person.colour]}"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PAPER}"/>`,
    );
    page.figure(person.colour, x - radius * 0.72, y - radius * 0.84, radius * 1.44);
  });
  page.add(
    `<g transform="translate(${left} ${LOWER.y}) scale(${scale})" stroke-linecap="round" stroke-linejoin="round">` +
      arrows
        .map(({ from, line, head }) => {
          const colour = art[people[from]!.colour];
          return (
            `<path d="${line}" fill="none" stroke="${art.cream}" stroke-width="2.9"/>` +
            `<path d="${line}" fill="none" stroke="${colour}" stroke-width="1.7"/>` +
            `<path d="${head}" fill="${colour}" stroke="${art.cream}" stroke-width=".7"/>`
          );
        })
        .join('') +
      '</g>',
  );
  people.forEach((person, seat) => {
    const { x, y } = places[seat]!;
    const width = widthOf(person);
    const height = person.role ? 70 : 46;
    const foot = y + radius - 6;
    page.add(
      `<rect x="${x - width / 2}" y="${foot}" width="${width}" height="${height}" rx="14" fill="${PAPER}" ` +
        `stroke="${person.won ? AMBER : 'none'}" stroke-width="5"/>`,
    );
    page.named(person, x, foot + 34, 30, width - 24);
    if (person.role) {
      page.line(
        person.role,
        { x, y: foot + 60, size: 21, face: 'strong', colour: ON_PAPER_SOFT, align: 'center' },
        width - 20,
      );
    }
  });
}

/** Everybody's total, the best one first. */
function totals(page: Page, { people, standings }: Result): void {
  const height = Math.min(120, LOWER.height / standings.length);
  const card = height - Math.max(8, height * 0.12);
  const width = WIDTH - 2 * MARGIN;
  standings.forEach((seat, k) => {
    const person = people[seat]!;
    const y = LOWER.y + k * height;
    page.add(
      `<rect x="${MARGIN}" y="${y}" width="${width}" height="${card}" rx="16" fill="${PAPER}" stroke="${person.won ? AMBER : 'none'}" stroke-width="8"/>` +
        `<path d="M${MARGIN + 16} ${y}h8v${card}h-8a16 16 0 0 1-16-16v-${card - 32}a16 16 0 0 1 16-16z" fill="${art[person.colour]}"/>`,
    );
    page.figure(person.colour, MARGIN + 44, y + card * 0.06, (card * 0.92) / 1.16);
    const size = Math.min(44, card * 0.5);
    const base = y + card / 2 + size * 0.35;
    const left = MARGIN + 44 + card + 10;
    const shape = size * 0.8;
    page.shape(person.colour, left, base - shape * 0.9, shape);
    const room = width - left - 170;
    const word = {
      x: left + shape + 16,
      y: base,
      size,
      face: 'strong',
      colour: ON_PAPER,
      align: 'left',
    } as const;
    if (person.role) {
      const role = {
        ...word,
        x: WIDTH - MARGIN - 190,
        size: size * 0.62,
        colour: ON_PAPER_SOFT,
        align: 'right',
      } as const;
      page.line(person.role, role, room * 0.36);
    }
    page.line(person.name, word, room * (person.role ? 0.66 : 1));
    const total = {
      ...word,
      x: WIDTH - MARGIN - 36,
      size: size * 1.3,
      face: 'display',
      align: 'right',
    } as const;
    page.line(`${person.score ?? ''}`, { ...total, y: y + card / 2 + size * 0.45 }, 130);
  });
}

type Style = Omit<Word, 'text'>;

/** Collects shapes and words. No word is ever wider than its place. */
class Page {
  #shapes: string[] = [];
  #words: Word[] = [];

  constructor(readonly measure: Measure) {}

  add(svg: string): void {
    this.#shapes.push(svg);
  }

  /** One line, as large as it can be, and cut off if even small letters do not fit. */
  line(text: string, wanted: Style, room: number): void {
    const style = { ...wanted, face: faceOf(text, wanted.face) };
    const width = this.measure(text, style.size, style.face);
    const size = width > room ? Math.max(style.size * 0.5, (style.size * room) / width) : style.size;
    let rest = letters(text);
    let shown = text;
    while (rest.length > 1 && this.measure(shown, size, style.face) > room + 0.5) {
      rest = rest.slice(0, -1);
      shown = `${rest.join('').trimEnd()}…`;
    }
    this.#words.push({ ...style, text: shown, size });
  }

  /** Several lines in a column, smaller if they would be too high. `style.y` is their top; returns their foot. */
  text(text: string, wanted: Style, room: number, height: number): number {
    const style = { ...wanted, face: faceOf(text, wanted.face) };
    let size = style.size;
    let lines = this.#broken(text, { ...style, size }, room);
    while (lines.length * size * 1.16 > height && size > 16) {
      size *= 0.94;
      lines = this.#broken(text, { ...style, size }, room);
    }
    lines.forEach((line, k) =>
      this.line(line, { ...style, size, y: style.y + size * (0.86 + k * 1.16) }, room),
    );
    return style.y + lines.length * size * 1.16;
  }

  #broken(text: string, { size, face }: Style, room: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && this.measure(longer, size, face) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** A name with the shape of its colour before it, in the middle of its place. */
  named({ name, colour }: Sharer, x: number, y: number, size: number, room: number): void {
    const shape = size * 0.8;
    const gap = 10;
    const least = room - shape - gap;
    const width = Math.min(least, this.measure(name, size, 'strong'));
    const left = x - (shape + gap + width) / 2;
    this.shape(colour, left, y - shape * 0.88, shape);
    this.line(
      name,
      { x: left + shape + gap, y, size, face: 'strong', colour: ON_PAPER, align: 'left' },
      least,
    );
  }

  shape(colour: Colour, x: number, y: number, size: number): void {
    this.add(
      `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${SHAPES[colour]}" fill="${art[colour]}" fill-rule="evenodd" stroke="${art[`${colour}-dark`]}" stroke-width="1.3"/>`,
    );
  }

  /** The same cut-outs as on every screen. */
  figure(colour: Colour, x: number, y: number, width: number): void {
    this.add(
      `<g transform="translate(${x} ${y}) scale(${width / 100})" style="${tones(colour)}" fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn(goat(colour), PAINTS)}</g>`,
    );
  }

  drawing(): Drawing {
    const colours = Object.entries(art).map(([name, colour]) => `--${name}:${colour}`);
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
      `style="${colours.join(';')}">${this.#shapes.join('')}</svg>`;
    return { svg, words: this.#words };
  }
}
