import type { Database } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/errors.ts';
import type { Posting } from './postingBody.ts';

/**
 * Checks that the attachments of a posting are available at this location.
 *
 * @throws ApiError invalid at `attachment_ids.N`
 */
export async function checkAttachments(
  trx: Database,
  locationId: number,
  { attachment_ids: ids }: Pick<Posting, 'attachment_ids'>,
): Promise<void> {
  if (ids.length === 0) return;
  const found = await trx
    .selectFrom('attachments')
    .select('id')
    .where('id', 'in', ids)
    .where('location_id', '=', locationId)
    .where('status', '=', 'available')
    .execute();
  const good = new Set(found.map(({ id }) => id));
  const problems = ids.flatMap((id, index) =>
    good.has(id)
      ? []
      : [
          {
            code: 'invalid',
            message: 'This attachment no longer exists. Upload it again.',
            target: `attachment_ids.${index}`,
          },
        ],
  );
  if (problems.length > 0) throw invalidFields(problems);
}
