/** Makes the picture of a result, on this device. */
import { displayFace } from '../../look/display-face';
import { draw, HEIGHT, WIDTH, type Face, type Word } from './drawing';
import type { Result } from './result';

export const TYPE = 'image/png';

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const FONTS: Record<Face, (size: number) => string> = {
  display: (size) => `${size}px Caprasimo, Georgia, serif`,
  serif: (size) => `700 ${size}px Georgia, 'Noto Serif', serif`,
  body: (size) => `${size}px ${SYSTEM}`,
  strong: (size) => `700 ${size}px ${SYSTEM}`,
};

export async function picture(result: Result, date: string): Promise<Blob> {
  // Without it, headings are set in a serif.
  await displayFace;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { svg, words } = draw(result, date, (text, size, face) => {
    context.font = FONTS[face](size);
    return context.measureText(text).width;
  });
  const shapes = new Image();
  shapes.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await shapes.decode();
  context.drawImage(shapes, 0, 0, WIDTH, HEIGHT);
  for (const word of words) write(context, word);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE));
  if (!blob) throw new Error('no picture');
  return blob;
}

function write(context: CanvasRenderingContext2D, { text, x, y, size, face, colour, align }: Word): void {
  context.font = FONTS[face](size);
  context.fillStyle = colour;
  context.textAlign = align;
  context.fillText(text, x, y);
}

/** As a page can show it: its policy lets no other address be an image. */
export function asAddress(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
