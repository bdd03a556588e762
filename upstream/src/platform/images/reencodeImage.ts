import sharp from 'sharp';
import { ApiError, invalidField } from '../errors.ts';
import { imageFormat } from './imageFormat.ts';
import { uploadPolicy } from './uploadPolicy.ts';

/** Pictures are shown as circles of 100 pixels; four times as wide is sharp on every screen. */
const edge = 400;

/** A picture that takes longer to unpack was made to. */
const limitSeconds = 10;

/**
 * Draws a picture anew: square, upright, 400 by 400, WebP. Nothing else of the file is kept: no position, no camera,
 * no text that hides behind the picture.
 *
 * @throws ApiError unsupported_media_type for what is no JPEG, PNG or WebP by its content; invalid at `file` for one
 *   that is broken or unpacks to too many pixels
 */
export async function reencodeImage(file: Buffer): Promise<Buffer> {
  if (imageFormat(file) === null) {
    throw new ApiError('unsupported_media_type', 'Choose a JPEG, PNG or WebP image.', { target: 'file' });
  }
  try {
    return await sharp(file, { limitInputPixels: uploadPolicy.maxPixels, failOn: 'error' })
      .timeout({ seconds: limitSeconds })
      .autoOrient()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    // Its reasons name codecs and offsets, which help nobody who chooses a picture.
    throw invalidField('file', 'This image cannot be read. Choose another one.');
  }
}
