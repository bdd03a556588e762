import type { Transaction } from 'kysely';
import type { LocationMoved } from '../../businesses/organizationRemaps/locationMoved.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { billingTerms } from './billingTerms.ts';
import { draftPeriod } from './draftPeriod.ts';
import { notifyOfInvoice } from './notifyOfInvoice.ts';

/**
 * Drafts what a location owes at a move for the organization that it leaves, without waiting for the end of the period. What
 * was given for work ahead stays in the queue: the work is billed to the organization that has the location then.
 */
export async function billBeforeMove(
  services: DueServices,
  trx: Transaction<Tables>,
  { locationId: location_id, fromOrganizationId: organization_id, now }: LocationMoved,
): Promise<void> {
  const queued = await trx
    .selectFrom('work_to_invoice')
    .select('due_ts')
    .where('location_id', '=', location_id)
    .orderBy('due_ts')
    .orderBy('application_id')
    // What is drafted right now began before the move and bills the same organization.
    .forUpdate()
    .skipLocked()
    .execute();
  const ends = new Map(queued.map(({ due_ts }) => [due_ts.getTime(), due_ts]));
  for (const due_ts of ends.values()) {
    const drafted = await draftPeriod(
      trx,
      billingTerms(services),
      { location_id, due_ts, organization_id },
      now,
    );
    for (const id of drafted) await notifyOfInvoice(services, trx, id, 'DRAFT');
  }
}
