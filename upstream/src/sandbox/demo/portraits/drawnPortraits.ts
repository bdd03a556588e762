import sharp from 'sharp';
import { portraitSvg } from './portraitSvg.ts';

/** The demo has fewer than a thousand pros; what is kept in memory has a limit, whatever is requested. */
const portraitId = /^pros\/([1-9]\d{0,2})$/;

/**
 * Draws the portraits of the demo's pros by their image ids, such as `pros/17`. Each is drawn once, when it is first
 * requested, so that the demo data stays small.
 *
 * @returns a function from an image id to the WebP; null for an id of another kind
 */
export function drawnPortraits(): (publicId: string) => Promise<Uint8Array> | null {
  const drawn = new Map<number, Promise<Uint8Array>>();
  return (publicId) => {
    const proId = Number(portraitId.exec(publicId)?.[1]);
    if (Number.isNaN(proId)) return null;
    const portrait = drawn.get(proId) ?? drawPortrait(proId);
    drawn.set(proId, portrait);
    return portrait;
  };
}

async function drawPortrait(proId: number): Promise<Uint8Array> {
  return sharp(Buffer.from(portraitSvg(proId)))
    .webp({ quality: 82 })
    .toBuffer();
}
