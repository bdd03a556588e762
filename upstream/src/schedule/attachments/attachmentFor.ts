import type { Selectable } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import { type AccessibleLocation, accessTo } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../database/database.ts';
import type { AttachmentsTable } from '../../database/tables/postingMaterials.ts';
import { notFound } from '../../platform/errors.ts';
import { attachmentColumns } from './attachmentResponse.ts';

type Found = Pick<Selectable<AttachmentsTable>, (typeof attachmentColumns)[number]> & AccessibleLocation;

/**
 * An attachment of a location where the caller has a role, and how they stand to it. Its file is not read.
 *
 * @throws ApiError not_found when there is none for the caller
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
