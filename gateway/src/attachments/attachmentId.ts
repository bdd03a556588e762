import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

/** The global id of an attachment, in an input. */
export const attachmentId = z
  .string()
  .refine((id) => databaseIdOf(id, 'Attachment') !== null, 'This is not the id of an attachment');

/**
 * The number in an id that has kept the rules of its input.
 *
 * @throws TypeError when it has not
 */
export function checkedAttachmentNumber(globalId: string): number {
  const number = databaseIdOf(globalId, 'Attachment');
  if (number === null) throw new TypeError('The id of an attachment was not checked');
  return number;
}
