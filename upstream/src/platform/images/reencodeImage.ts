import sharp from 'sharp';
import { ApiError, invalidField } from '../errors.ts';
import { imageFormat } from './imageFormat.ts';
import { uploadPolicy } from './uploadPolicy.ts';

/** Images are displayed as circles of 100 pixels; four times the size is sharp on every screen. */
const edge = 400;

/** An image that takes longer to decode is likely malicious. */
const limitSeconds = 10;

/**
 * Re-encodes an image: square, upright, 400 by 400, WebP. Drops everything else in the file, such as location, camera
 * and hidden data.
 *
 * @throws ApiError unsupported_media_type for content other than JPEG, PNG or WebP; invalid at `file` for an image
 *   that is corrupt or has too many pixels
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
    // The decoder's messages name codecs and offsets, which do not help users.
    throw invalidField('file', 'This image cannot be read. Choose another one.');
  }
}
