import { loader } from '../../platform/rest/loader.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { gigById } from '../../schedule/gigs/gigsApi.ts';
import { listDuePros } from './duePayApi.ts';
import type { DueProWire } from './duePayWire.ts';

/** Pros that one call returns. */
const most = 100;

/** A pro of a location in a response about it. */
interface DueProAt {
  readonly locationId: number;
  readonly row: DueProWire;
}

/** The key of a pro at a location in {@link duePayOfPro}, by their numbers. */
export const dueProKey = (locationId: number, proId: number) => `${locationId}-${proId}`;

/** What is due to a pro at a location, by {@link dueProKey}; absent if nothing is. */
export const duePayOfPro = loader<string, DueProAt>({
  one: async (key, rest) => (await fetchDuePros([key], rest)).find((due) => keyOf(due) === key) ?? null,
  many: { upTo: most, fetch: fetchDuePros, keyOf },
});

function keyOf({ locationId, row }: DueProAt): string {
  return dueProKey(locationId, row.gigster.profile_id);
}

/** Remembers what is due to a pro for the request, with the gigs. */
export function primeDuePro(rest: RestSession, locationId: number, row: DueProWire): void {
  const due = { locationId, row };
  rest.prime(duePayOfPro, keyOf(due), due);
  for (const { gig } of row.due) rest.prime(gigById, gig.id, gig);
}

/** Makes one call for each location. */
async function fetchDuePros(keys: readonly string[], rest: RestSession): Promise<DueProAt[]> {
  const pairs = keys.map((key) => key.split('-').map(Number));
  const byLocation = Map.groupBy(pairs, ([locationId = 0]) => locationId);
  const found = await Promise.all(
    [...byLocation].map(async ([locationId, some]) => {
      const proIds = some.map(([, proId]) => proId);
      const query = { pro_id: proIds.join(','), page: 1, page_size: most };
      const due = await rest.call(listDuePros, { path: { locationId }, query, locationId });
      for (const { gig } of due.results.flatMap((row) => row.due)) rest.prime(gigById, gig.id, gig);
      return due.results.map((row) => ({ locationId, row }));
    }),
  );
  return found.flat();
}
