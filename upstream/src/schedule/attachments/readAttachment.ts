import sharp from 'sharp';
import type { AttachmentType } from '../../database/tables/postingMaterials.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { attachmentPolicy } from '../../attachments/attachmentPolicy.ts';
import { attachmentType } from './attachmentType.ts';

/** A file as it is kept. */
export type KeptFile = { content: Buffer; mediaType: AttachmentType };

/** A picture that takes longer to unpack was made to. */
const limitSeconds = 10;

/**
 * Judges a file by its content. Pictures are drawn anew, so that nothing else of them is kept: no position, no camera,
 * no text that hides behind the picture.
 *
 * @throws ApiError unsupported_media_type for what is no PDF, JPEG or PNG; invalid at `file` for one that is broken
 */
export async function readAttachment(file: Buffer): Promise<KeptFile> {
  const mediaType = attachmentType(file);
  if (mediaType === null) {
    throw new ApiError('unsupported_media_type', 'Choose a PDF, JPEG or PNG file.', { target: 'file' });
  }
  if (mediaType === 'application/pdf') {
    if (!hasPdfEnd(file)) throw unreadable();
    return { content: file, mediaType };
  }
  return { content: await redraw(file, mediaType), mediaType };
}

/** Readers look for the mark near the end; what was cut off lacks it. */
function hasPdfEnd(file: Buffer): boolean {
  return file.subarray(-1024).includes('%%EOF');
}

async function redraw(file: Buffer, mediaType: Exclude<AttachmentType, 'application/pdf'>): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: attachmentPolicy.maxPixels, failOn: 'error' })
      .timeout({ seconds: limitSeconds })
      .autoOrient();
    return await (mediaType === 'image/png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
  } catch {
    // Its reasons name codecs and offsets, which help nobody who chooses a file.
    throw unreadable();
  }
}

function unreadable(): ApiError {
  return invalidField('file', 'This file cannot be read. Choose another one.');
}
