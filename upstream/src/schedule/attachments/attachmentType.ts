import type { AttachmentType } from './attachmentTables.ts';
import { imageFormat } from '../../platform/images/imageFormat.ts';

/** The media type of a file by its first bytes, whatever its name; null for types that cannot be attached. */
export function attachmentType(file: Buffer): AttachmentType | null {
  if (file.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  const format = imageFormat(file);
  if (format === 'jpeg') return 'image/jpeg';
  return format === 'png' ? 'image/png' : null;
}
