import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { type LocationScope, onlyLocation } from '../../platform/access/locationScope.ts';
import { invalidField } from '../../platform/errors.ts';
import { countOf, type Page, pageOf, pagingParameters } from '../../platform/paging/page.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { bestFit, type Pros } from './bestFit.ts';
import { bitsOfFilters } from './bitmaps/bitsOfFilters.ts';
import { countByBitmaps } from './bitmaps/countByBitmaps.ts';
import { type ListedPro, loadListedPros } from './listedPro.ts';
import { proConditions } from './proConditions.ts';
import { type ProFilters, proFilters } from './proFilters.ts';
import { isLocationOrder, nearestFirst, orderPros, proOrders } from './proOrders.ts';
import { proScope } from './proScope.ts';
import { readVantage } from './vantage.ts';

export const proListQuery = proFilters.extend({
  ...pagingParameters,
  ordering: z
    .enum(proOrders)
    .default('-rating')
    .describe(
      '`-fit` is the best fit for the location first: position 30, worked here 20, rating 15, reliability 15, availability 10 and distance 10 points, as in a match. `distance` is the nearest first. Both need one location',
    ),
});

type ProListRequest = {
  query: z.output<typeof proListQuery>;
  caller: Caller;
  headerLocationId: number | null;
  url: URL;
};

/** One page of the pros that match the query. */
export async function proPage(
  { database, clock }: Services,
  { query, caller, headerLocationId, url }: ProListRequest,
): Promise<Page<ListedPro>> {
  const { location_id } = query;
  const scope = await proScope(database, caller, { location_id, headerLocationId });
  const now = clock.now();
  const conditions = proConditions(query, scope, now);
  const pros = database
    .selectFrom('pros')
    .select('pros.id')
    .where((eb) => eb.and(conditions));
  const ordered = await inOrder(database, pros, { query, scope, now });
  const catalogue = { skillsOfGroup: await skillsOfGroup(database, query.skill_group) };
  return pageOf(
    { url, query },
    ordered,
    (rows) =>
      loadListedPros(
        database,
        rows.map(({ id }) => id),
        scope,
      ),
    () => count(),
  );

  async function count(): Promise<number> {
    const { is_blocked, ...others } = query;
    // Those who are blocked at a location are few, and the others are in the bitmaps.
    const bits = is_blocked === true ? null : bitsOfFilters(others, catalogue);
    if (!bits) return countOf(pros);
    const all = await countByBitmaps(database, bits);
    if (is_blocked === undefined) return all;
    const blocked = proConditions({ ...others, is_blocked: true }, scope, now);
    const ofBlocked = database.selectFrom('pros').select('pros.id');
    return all - (await countOf(ofBlocked.where((eb) => eb.and(blocked))));
  }
}

type Order = { query: ProListRequest['query']; scope: LocationScope; now: Date };

/** @throws ApiError invalid for an order that needs a location, without one */
async function inOrder(database: Database, pros: Pros, { query, scope, now }: Order): Promise<Pros> {
  const { ordering, page, page_size } = query;
  if (!isLocationOrder(ordering)) return orderPros(pros, ordering);
  const locationId = onlyLocation(scope);
  if (locationId === null) throw invalidField('ordering', 'This order needs one location.');
  if (ordering === 'distance') return nearestFirst(pros, locationId);
  const vantage = await readVantage(database, locationId);
  const isInMarket = query.market_id === vantage.marketId;
  return bestFit(database, pros, { vantage, now, upTo: page * page_size, isInMarket });
}

async function skillsOfGroup(database: Database, group: ProFilters['skill_group']): Promise<number[]> {
  if (group === undefined) return [];
  const skills = await database.selectFrom('skills').select('id').where('skill_group', '=', group).execute();
  return skills.map(({ id }) => id);
}
