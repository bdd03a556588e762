import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { errorBodySchema, notFound } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const uuid = z.uuid();

const result = z.discriminatedUnion('ok', [
  z.object({ uuid, ok: z.literal(true) }),
  z.object({ uuid, ok: z.literal(false), error: errorBodySchema.shape.error }),
]);

/** `POST /api/favorite-pros/bulk/`: adds several pros to the favorites of a location. */
export const createFavorites = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/favorite-pros/bulk/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['favorites'],
    summary: 'Add several pros to the favorites of a location',
    description:
      'Needs favorites.manage at the location. Each pro succeeds or fails for themselves; who is a favorite stays one.',
    body: z.object({ location_id: id, uuids: z.array(uuid).min(1).max(200) }),
    responses: { 200: z.object({ results: z.array(result) }) },
    errors: [404],
    handle: async ({ body: { location_id, uuids }, caller }) => {
      await requireAtLocation(database, caller, location_id, 'favorites.manage');
      const pros = await database
        .selectFrom('pros')
        .select(['id', 'uuid'])
        .where('uuid', 'in', uuids)
        .execute();
      if (pros.length > 0) {
        await database
          .insertInto('favorite_pros')
          .values(pros.map((pro) => ({ pro_id: pro.id, location_id, created_ts: clock.now() })))
          .onConflict((conflict) => conflict.columns(['location_id', 'pro_id']).doNothing())
          .execute();
      }
      const known = new Set(pros.map((pro) => pro.uuid));
      const results = uuids.map((one) =>
        known.has(one.toLowerCase())
          ? { uuid: one, ok: true as const }
          : { uuid: one, ok: false as const, error: notFound('pro').toDetail() },
      );
      return { status: 200, body: { results } };
    },
  });
