import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { lastOwedFor } from '../ledger/owed.ts';
import type { Entries } from '../ledger/post.ts';
import { extrasOf } from './extrasOf.ts';
import { readPayableWork, type PayableWork } from './payableWork.ts';
import { isPayoutToRetry } from './payouts.ts';
import { requireChargeable } from './requireChargeable.ts';
import { mayAdd, requireMayAdd } from './requireMayAdd.ts';
import { type AddedExtras, type ExtrasByApplication, requirePayable } from './requirePayable.ts';
import { submitPayments } from './submitPayments.ts';

/** A gig, or all gigs of a location: work elsewhere is not found. */
export type PayPlace = { gigId: number } | { locationId: number };

type Payment = {
  place: PayPlace;
  /** Names each application, also those to which nothing is added. */
  extras: ExtrasByApplication;
};

/**
 * Submits the payments for the work of these applications at one place, in one transaction. Locks their gigs first: of
 * two requests for the same work, the second one is refused.
 *
 * @returns the refusals by application; the others were submitted
 */
export async function payWork(
  services: Services,
  caller: Caller,
  { place, extras }: Payment,
): Promise<Map<number, ApiError>> {
  const network = cardNetwork(services);
  const refusals = await inTransactionOf(services, caller, async (trx) => {
    const ids = [...extras.keys()];
    await lockGigs(trx, place, ids);
    const now = services.clock.now();
    const found = await readPayableWork(trx, network.name, ids);
    const works = new Map(found.filter((work) => isAt(place, work)).map((work) => [work.id, work]));
    const earlier = await lastOwedFor(
      trx,
      found.filter((work) => !mayAdd(work, caller)).map(({ id }) => id),
    );
    const refused = new Map<number, ApiError>();
    const payable: PayableWork[] = [];
    for (const [id, added] of extras) {
      const work = works.get(id);
      const refusal = refusalOf(() => {
        if (!work) throw notFound('application');
        requirePayable(work, added, now);
        requireNothingAdded(work, added, { caller, earlier: earlier.get(id) });
        if (!isPayoutToRetry(work)) requireChargeable(work, network, now);
        payable.push(work);
      });
      if (refusal) refused.set(id, refusal);
    }
    await submitPayments(trx, payable, extras, { userId: caller.userId, now });
    return refused;
  });
  afterCommit(() => wakeDueWork(services.database));
  return refusals;
}

/** @throws ApiError conflict at what the caller may not add; what an earlier attempt had can stay */
function requireNothingAdded(
  work: PayableWork,
  { tip, bonus }: AddedExtras,
  { caller, earlier }: { caller: Caller; earlier: Entries | undefined },
): void {
  if (mayAdd(work, caller)) return;
  const before = extrasOf(work, undefined, earlier);
  if (tip !== undefined && tip > before.tip) requireMayAdd(work, caller, 'tip_amount');
  if (bonus !== undefined && bonus > before.bonus) requireMayAdd(work, caller, 'bonus');
}

/** Locks the gigs in the order of their ids, so that two payments over several gigs cannot deadlock. */
async function lockGigs(trx: Database, place: PayPlace, applicationIds: readonly number[]): Promise<void> {
  const gigs = trx.selectFrom('gigs').select('id').orderBy('id').forUpdate();
  const ofPlace =
    'gigId' in place
      ? gigs.where('id', '=', place.gigId)
      : gigs
          .where('location_id', '=', place.locationId)
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('gig_applications')
              .select('gig_applications.gig_id')
              .where(among('gig_applications.id', applicationIds)),
          );
  await ofPlace.execute();
}

function isAt(place: PayPlace, { gig_id, location_id }: PayableWork): boolean {
  return 'gigId' in place ? gig_id === place.gigId : location_id === place.locationId;
}

function refusalOf(check: () => void): ApiError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
