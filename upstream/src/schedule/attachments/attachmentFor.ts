import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { type AccessibleLocation, accessTo } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AttachmentsTable } from './attachmentTables.ts';
import { notFound } from '../../platform/errors.ts';
import { attachmentColumns } from './attachmentResponse.ts';

type Found = Pick<Selectable<AttachmentsTable>, (typeof attachmentColumns)[number]> & AccessibleLocation;

/**
 * An attachment of a location where the caller has a role, with their access to the location. Omits the content.
 *
 * @throws ApiError not_found when it does not exist or is not visible to the caller
 */
export async function attachmentFor(database: Database, caller: Caller, id: number): Promise<Found> {
  const attachment = await database
    .selectFrom('attachments')
    .select([...attachmentColumns, 'location_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!attachment) throw notFound('attachment');
  return { ...attachment, ...(await accessTo(database, caller, attachment.location_id)) };
}
