import { recountGigs } from '../gigs/recountGigs.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { requestReconfirmation } from './requestReconfirmation.ts';
import { type ChangedColumns, changedColumns } from './changedColumns.ts';
import { checkChange, needsNewConsent } from './checkChange.ts';
import { checkRevision } from './checkRevision.ts';
import type { GigChange } from './gigChange.ts';
import './gigConditionsChanged.ts';
import { describeGig, describeTimes } from '../gigs/describeGig.ts';
import { type LockedGig, lockGig } from '../gigs/lockGig.ts';
import { recordListChanges } from './recordListChanges.ts';
import { noEffects, type GigEffects } from '../gigs/gigEffects.ts';
import { replaceGigLists } from './replaceGigLists.ts';
import { notifyPros } from '../../pros/profiles/notifyPros.ts';

/** The columns of a gig that its match scores depend on. */
const matchColumns = ['start_time', 'city', 'timezone', 'no_experience_required'] as const;

export type GigUpdate = {
  gigId: number;
  change: GigChange;
  /** The revision that the change is based on. Without it, concurrent changes are not detected. */
  revision?: number | undefined;
};

/**
 * Changes a gig within a transaction of `inTransactionOf`; the caller checks the permission first. Confirmed pros must
 * confirm again when the time or place changes, and are notified.
 *
 * @throws ApiError conflict, invalid or invalid_transition, at the fields
 */
export async function changeGig(
  services: Services,
  trx: Database,
  { gigId, change, revision }: GigUpdate,
): Promise<GigEffects> {
  const gig = await lockGig(trx, gigId);
  await checkRevision(trx, gig, revision);
  const location = await trx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', gig.location_id)
    .executeTakeFirstOrThrow();
  const now = services.clock.now();
  const columns = await changedColumns(trx, { gig, location, now }, change);
  checkChange(gig, columns, now);
  const isMoved = needsNewConsent(gig, columns);
  const effects = { ...noEffects, asked_again: isMoved ? gig.confirmed_applications : 0 };
  await save(services, trx, gig, { columns, change, now });
  if (isMoved) await notifyOfMove(services, trx, gig, await requestReconfirmation(trx, gigId, now));
  await recountGigs(trx, [gigId], now);
  return effects;
}

async function save(
  { reactions }: Services,
  trx: Database,
  gig: LockedGig,
  { columns, change, now }: { columns: ChangedColumns; change: GigChange; now: Date },
): Promise<void> {
  const belongings = await replaceGigLists(trx, gig, change);
  const isRevised = Object.keys({ ...columns, ...belongings }).length > 0;
  const revision = gig.revision + (isRevised ? 1 : 0);
  await trx
    .updateTable('gigs')
    .set({ ...columns, revision, last_updated_ts: now })
    .where('id', '=', gig.id)
    .execute();
  await recordListChanges(trx, { id: gig.id, revision }, belongings);
  if (matchColumns.some((column) => column in columns))
    await reactions.gigConditionsChanged(trx, gig.id, now);
  if (!columns.start_time && !columns.end_time) return;
  const start = columns.start_time ?? gig.start_time;
  const end = columns.end_time ?? gig.end_time;
  await trx
    .updateTable('gig_applications')
    .set({
      gig_start_time: start,
      work_start_time: start,
      work_end_time: end,
      original_work_start_time: start,
      original_work_end_time: end,
    })
    .where('gig_id', '=', gig.id)
    .execute();
}

async function notifyOfMove(
  services: Services,
  trx: Database,
  before: LockedGig,
  proIds: readonly number[],
): Promise<void> {
  const after = await lockGig(trx, before.id);
  const place = `${after.address_line_1}, ${after.city}`;
  await notifyPros(services, trx, proIds, {
    subject: 'Your shift changed: please accept it again',
    body: `${await describeGig(trx, before)} has changed. It is now ${describeTimes(after)} at ${place}. Accept it again in the app to keep your place.`,
  });
}
