import type { AttachmentType } from '../../database/tables/postingMaterials.ts';
import { imageFormat } from '../../platform/images/imageFormat.ts';

/** What a file is by its first bytes, whatever it is called; null for a kind that cannot be attached. */
export function attachmentType(file: Buffer): AttachmentType | null {
  if (file.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  const format = imageFormat(file);
  if (format === 'jpeg') return 'image/jpeg';
  return format === 'png' ? 'image/png' : null;
}
