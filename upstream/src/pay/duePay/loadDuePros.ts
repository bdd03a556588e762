import type { Caller } from '../../platform/access/caller.ts';
import { among } from '../../platform/database/among.ts';
import { loadGigs } from '../../schedule/gigs/loadGigs.ts';
import type { DueProResponse } from './duePayResponse.ts';
import { loadWorkPay, type PayServices } from './loadWorkPay.ts';
import { unsettledWork } from './unsettledWork.ts';

type Which = { locationId: number; proIds: readonly number[] };

/** The due pay of these pros at a location, in the order of the ids; the gigs of each by their end. */
export async function loadDuePros(
  services: PayServices,
  caller: Caller,
  { locationId, proIds }: Which,
): Promise<DueProResponse[]> {
  const { database } = services;
  const rows = await unsettledWork(database, locationId)
    .select(['gig_applications.id', 'gig_applications.gig_id'])
    .where(among('gig_applications.pro_id', proIds))
    .orderBy('gigs.end_time')
    .orderBy('gig_applications.id')
    .execute();
  const works = await loadWorkPay(
    services,
    caller,
    rows.map(({ id }) => id),
  );
  const gigs = await loadGigs(services, caller, [...new Set(rows.map(({ gig_id }) => gig_id))]);
  const gigOf = new Map(gigs.map((gig) => [gig.id, gig]));
  const worksOf = Map.groupBy(works, ({ application }) => application.gigster.profile_id);
  return proIds.flatMap((proId) => {
    const own = worksOf.get(proId) ?? [];
    const [first] = own;
    // Paid since the page was found.
    if (first === undefined) return [];
    const due = [...Map.groupBy(own, ({ application }) => application.gig_id)].flatMap(([gigId, some]) => {
      const gig = gigOf.get(gigId);
      return gig ? [{ gig, works: some }] : [];
    });
    return [{ gigster: first.application.gigster, due }];
  });
}
