import sharp from 'sharp';
import type { AttachmentType } from './attachmentTables.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';
import { attachmentType } from './attachmentType.ts';

/** A file to store. */
export type StoredFile = { content: Buffer; mediaType: AttachmentType };

/** The time limit for decoding a picture; only malicious ones exceed it. */
const limitSeconds = 10;

/**
 * Validates a file by its content. Re-encodes pictures, which drops their metadata (position, camera) and any data
 * hidden behind the picture.
 *
 * @throws ApiError unsupported_media_type unless the file is a PDF, JPEG or PNG; invalid at `file` for a broken one
 */
export async function readAttachment(file: Buffer): Promise<StoredFile> {
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

/** PDF readers look for the mark near the end; a truncated file lacks it. */
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
    // The original message names codecs and offsets, which do not help the user.
    throw unreadable();
  }
}

function unreadable(): ApiError {
  return invalidField('file', 'This file cannot be read. Choose another one.');
}
