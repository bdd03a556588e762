import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { LocationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { loadProSummaries } from '../profiles/loadProSummaries.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { blockableLocationIds } from './blockableLocations.ts';
import { blockReasonToWire } from './blockReason.ts';
import { listedBlockResponse } from './blockResponse.ts';
import { loadBlockedLocations } from './loadBlockedLocations.ts';

/** `GET /api/staffer/pro-blocks/`: the blocks at the locations where the caller may block, newest first. */
export const listBlocks = ({ database, settings: { productSlug } }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/pro-blocks/',
    access: 'staffer',
    tags: ['blocks'],
    summary: 'Blocks, newest first',
    description: 'Needs blocks.manage at the location, or at any location when none is asked for.',
    query: z.strictObject({
      ...pagingParameters,
      location_id: idParameter.optional(),
      gigster_id: idParameter.optional(),
    }),
    responses: { 200: pageSchema(listedBlockResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const scope = await blockScope(database, caller, query.location_id);
      const blocks = selectBlocks(database, scope, query.gigster_id);
      const body = await pageOf({ url, query }, blocks, async (rows) => {
        const locations = await loadBlockedLocations(
          database,
          rows.map(({ id }) => id),
          caller,
        );
        const pros = await loadProSummaries(
          database,
          rows.map(({ gigster_id }) => gigster_id),
          scope,
        );
        return rows.flatMap((block) => {
          const pro = pros.get(block.gigster_id);
          if (!pro) return [];
          return {
            ...block,
            reason: blockReasonToWire(block.reason, productSlug),
            created_ts: block.created_ts.toISOString(),
            location_ids: locations.get(block.id) ?? [],
            pro,
          };
        });
      });
      return { status: 200, body };
    },
  });

async function blockScope(
  database: Database,
  caller: Caller,
  locationId: number | undefined,
): Promise<LocationScope> {
  if (locationId !== undefined) {
    await requireAtLocation(database, caller, locationId, 'blocks.manage');
    return [locationId];
  }
  return caller.isPlatformAdmin ? 'all' : blockableLocationIds(database, caller);
}

function selectBlocks(database: Database, scope: LocationScope, proId: number | undefined) {
  let blocks = database
    .selectFrom('pro_blocks')
    .select(['id', 'pro_id as gigster_id', 'reason', 'feedback', 'created_ts']);
  if (scope !== 'all') {
    blocks = blocks.where('id', 'in', (eb) =>
      eb.selectFrom('pro_block_locations').select('block_id').where('location_id', 'in', scope),
    );
  }
  if (proId !== undefined) blocks = blocks.where('pro_id', '=', proId);
  return blocks.orderBy('id', 'desc');
}
