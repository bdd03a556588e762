import { requireAttachments } from '../attachments/requireAttachments.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { GigTemplateChanges } from './gigTemplateBody.ts';
import { requirementIdsOf } from './requirementIdsOf.ts';
import { templateAddress } from './templateAddress.ts';

/**
 * The columns and lists that a request sends for a template, validated for its location. Undefined values stay
 * unchanged.
 *
 * @throws ApiError at the invalid field; already_exists at `name`
 */
export async function checkGigTemplate(
  trx: Database,
  place: { locationId: number; skillId: number; templateId: number | null },
  {
    address,
    location_address_id,
    use_location_address,
    requirement_ids,
    requirements,
    attachment_ids,
    ...columns
  }: GigTemplateChanges,
) {
  await requireFreeName(trx, place, columns.name);
  await requireAttachments(trx, place.locationId, attachment_ids ?? []);
  return {
    columns: {
      ...columns,
      ...(await templateAddress(trx, place.locationId, {
        address,
        location_address_id,
        use_location_address,
      })),
    },
    requirementIds: await requirementIdsOf(trx, place, { requirement_ids, requirements }),
    attachmentIds: attachment_ids && [...new Set(attachment_ids)],
  };
}

/** Locks the location, so that of two concurrent requests with the same name the second one fails. */
async function requireFreeName(
  trx: Database,
  { locationId, templateId }: { locationId: number; templateId: number | null },
  name: string | undefined,
): Promise<void> {
  await trx.selectFrom('locations').select('id').where('id', '=', locationId).forUpdate().execute();
  if (name === undefined) return;
  const same = await trx
    .selectFrom('gig_templates')
    .select('id')
    .where('location_id', '=', locationId)
    .where(({ fn }) => fn('lower', ['name']), '=', name.toLowerCase())
    .executeTakeFirst();
  if (!same || same.id === templateId) return;
  throw new ApiError('already_exists', 'There is a template with this name already.', { target: 'name' });
}
