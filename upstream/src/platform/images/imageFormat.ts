/** The accepted image formats, by their names in sharp. */
export type ImageFormat = 'jpeg' | 'png' | 'webp';

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * The format of a file by its first bytes; null for any other format. Checked before decoding, so that the decoders
 * for SVG, PDF and the like are never used.
 */
export function imageFormat(file: Buffer): ImageFormat | null {
  if (file.subarray(0, 8).equals(pngStart)) return 'png';
  if (file.subarray(0, 3).equals(jpegStart)) return 'jpeg';
  const isWebp = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
}
