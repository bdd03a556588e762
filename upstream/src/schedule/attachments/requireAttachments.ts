import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { attachmentPolicy } from './attachmentPolicy.ts';

/**
 * Checks that these files are available at the location.
 *
 * @throws ApiError invalid at `attachment_ids`
 */
export async function requireAttachments(
  database: Database,
  locationId: number,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { mostOnOne } = attachmentPolicy;
  if (wanted.length > mostOnOne) throw invalidField('attachment_ids', `At most ${mostOnOne} files`);
  const usable = await database
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', wanted)
    .where('location_id', '=', locationId)
    .where('status', '=', 'available')
    .execute();
  if (usable.length === wanted.length) return;
  throw invalidField('attachment_ids', 'This file no longer exists. Attach it again.');
}
