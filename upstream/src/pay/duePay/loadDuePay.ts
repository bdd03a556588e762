import { loadApplications } from '../../filling/applications/loadApplications.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadGigs } from '../../schedule/gigs/loadGigs.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { readRefundable } from '../refunds/readRefundable.ts';
import type { DuePayResponse, WorkPayResponse } from './duePayResponse.ts';
import { workPayOf } from './workPay.ts';

type Known = Pick<Services, 'database' | 'clock' | 'settings'>;

/** The pay of the confirmed pros of these gigs, in the order of the ids; the pros by name. */
export async function loadDuePay(
  services: Known,
  caller: Caller,
  gigIds: readonly number[],
): Promise<DuePayResponse[]> {
  const { database } = services;
  const rows = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select('gig_applications.id')
    .where('gig_applications.gig_id', 'in', gigIds)
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .orderBy('pros.display_name')
    .orderBy('gig_applications.id')
    .execute();
  const works = await loadWorkPay(
    services,
    caller,
    rows.map(({ id }) => id),
  );
  const gigs = await loadGigs(database, caller, gigIds);
  const worksOf = Map.groupBy(works, ({ application }) => application.gig_id);
  return gigs.map((gig) => ({ gig, works: worksOf.get(gig.id) ?? [] }));
}

/** The pay for these applications, in their order. */
async function loadWorkPay(
  services: Known,
  caller: Caller,
  ids: readonly number[],
): Promise<WorkPayResponse[]> {
  if (ids.length === 0) return [];
  const { database, settings, clock } = services;
  const network = cardNetwork(services);
  const [applications, works, owed, earlier, refundable] = await Promise.all([
    loadApplications(database, caller, settings.productSlug, ids),
    readPayableWork(database, network.name, ids),
    owedFor(database, ids),
    lastOwedFor(database, ids),
    readRefundable(database, 'application_id', ids),
  ]);
  const now = clock.now();
  const workOf = new Map(works.map((work) => [work.id, work]));
  return applications.flatMap((application) => {
    const work = workOf.get(application.id);
    const known = {
      application,
      owed: owed.get(application.id),
      earlier: earlier.get(application.id),
      canCharge: network.charge !== null,
      refundable: refundable(application.id),
      now,
    };
    return work ? [workPayOf(work, known)] : [];
  });
}
