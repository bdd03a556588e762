import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { type Page, pageOf, pagingParameters } from '../../platform/paging/page.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { bitsOfFilters } from './bitmaps/bitsOfFilters.ts';
import { countByBitmaps } from './bitmaps/countByBitmaps.ts';
import { type ListedPro, loadListedPros } from './listedPro.ts';
import { proConditions } from './proConditions.ts';
import { type ProFilters, proFilters } from './proFilters.ts';
import { proOrders, orderPros } from './proOrders.ts';
import { proScope } from './proScope.ts';

/** The query of a list of pros. */
export const proListQuery = proFilters.extend({
  ...pagingParameters,
  ordering: z.enum(proOrders).default('-rating'),
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
  const conditions = proConditions(query, scope, clock.now());
  const pros = database
    .selectFrom('pros')
    .select('pros.id')
    .where((eb) => eb.and(conditions));
  const bits = bitsOfFilters(query, { skillsOfGroup: await skillsOfGroup(database, query.skill_group) });
  return pageOf(
    { url, query },
    orderPros(pros, query.ordering),
    (rows) =>
      loadListedPros(
        database,
        rows.map(({ id }) => id),
        scope,
      ),
    bits ? () => countByBitmaps(database, bits) : undefined,
  );
}

async function skillsOfGroup(database: Database, group: ProFilters['skill_group']): Promise<number[]> {
  if (group === undefined) return [];
  const skills = await database.selectFrom('skills').select('id').where('skill_group', '=', group).execute();
  return skills.map(({ id }) => id);
}
