import type { Caller } from '../../platform/access/caller.ts';
import { loadGigs } from '../../schedule/gigs/loadGigs.ts';
import { isOwedPay } from '../../schedule/gigs/unpaidWork.ts';
import type { DuePayResponse } from './duePayResponse.ts';
import { loadWorkPay, type PayServices } from './loadWorkPay.ts';

/** The pay of the pros of these gigs who were confirmed to the end, or until a late cancellation, in the order of the ids; the pros by name. */
export async function loadDuePay(
  services: PayServices,
  caller: Caller,
  gigIds: readonly number[],
): Promise<DuePayResponse[]> {
  const { database } = services;
  const rows = await database
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select('gig_applications.id')
    .where('gig_applications.gig_id', 'in', gigIds)
    .where(isOwedPay)
    .orderBy('pros.display_name')
    .orderBy('gig_applications.id')
    .execute();
  const works = await loadWorkPay(
    services,
    caller,
    rows.map(({ id }) => id),
  );
  const gigs = await loadGigs(services, caller, gigIds);
  const worksOf = Map.groupBy(works, ({ application }) => application.gig_id);
  return gigs.map((gig) => ({ gig, works: worksOf.get(gig.id) ?? [] }));
}
