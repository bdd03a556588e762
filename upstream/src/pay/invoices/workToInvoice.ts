import type { Transaction } from 'kysely';
import { among } from '../../platform/database/among.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { billedOrganizations } from '../payments/billedOrganization.ts';
import type { Days } from './findDraft.ts';

/** A period of a location, by its end. */
export type Period = {
  location_id: number;
  due_ts: Date;
  /** Only what this organization is billed for; all of it if omitted. */
  organization_id?: number;
};

/** Work in the queue. */
export type Queued = Days & { application_id: number; held_reason: string | null };

/** Takes the work of a period off the queue, with the organizations that are billed for it. */
export async function takeFromQueue(
  trx: Transaction<Tables>,
  { location_id, due_ts, organization_id }: Period,
): Promise<{ due: Queued[]; payers: ReadonlyMap<number, number> }> {
  const queued = await trx
    .selectFrom('work_to_invoice')
    .select(['application_id', 'held_reason', 'period_start', 'period_end'])
    .where('location_id', '=', location_id)
    .where('due_ts', '=', due_ts)
    .orderBy('application_id')
    .forUpdate()
    .execute();
  const payers = await billedOrganizations(trx, idsOf(queued));
  const due = queued.filter(
    ({ application_id }) => organization_id === undefined || payers.get(application_id) === organization_id,
  );
  await trx
    .deleteFrom('work_to_invoice')
    .where(among('application_id', idsOf(due)))
    .execute();
  return { due, payers };
}

/** Within this time, in milliseconds, another draft of the same organization is looked for twice while it is under review. */
const waitingTime = 12 * 3_600_000;

/** Puts work back into the queue that waits for a draft of another location. */
export async function waitInQueue(
  trx: Transaction<Tables>,
  works: readonly Queued[],
  locationId: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('work_to_invoice')
    .values(
      works.map(({ application_id, held_reason }) => ({
        application_id,
        location_id: locationId,
        due_ts: new Date(now.getTime() + waitingTime),
        held_reason,
      })),
    )
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
}

const idsOf = (works: readonly Queued[]) => works.map(({ application_id }) => application_id);
