import type { Transaction } from 'kysely';
import type { LocationMoved } from '../../businesses/organizationRemaps/locationMoved.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { notifyManagers } from './notifyManagers.ts';

/** Reminds the admins of an organization that a location has left of the open disputes there: they alone answer them now. */
export async function remindAfterMove(
  services: DueServices,
  trx: Transaction<Tables>,
  { locationId, now }: LocationMoved,
): Promise<void> {
  const open = await trx
    .selectFrom('disputes')
    .select('id')
    .where('location_id', '=', locationId)
    .where('status', '=', 'OPEN')
    .where('answer_due_ts', '>', now)
    .orderBy('id')
    .execute();
  for (const { id } of open) await notifyManagers(services, trx, id, 'REMINDER');
}
