import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { savedFilterResponse } from './savedFilterResponse.ts';

/** The maximum number of filters of a user for one location. */
export const filtersOfLocation = 30;

const savedFilterBody = z.strictObject({
  location_id: id,
  name: z.string().trim().min(1, 'This field is required').max(40, 'At most 40 characters'),
  search: z.string().max(1000, 'At most 1000 characters'),
});

/** `POST /api/staffer/saved-filters/`: saves a filter under a name. */
export const createSavedFilter = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/saved-filters/',
    access: 'staffer',
    scope: 'POST',
    tags: ['saved filters'],
    summary: 'Save a filter of a location',
    description:
      'Visible only to the caller. The name must be unique, ignoring case. At most 30 for a location.',
    body: savedFilterBody,
    responses: { 201: savedFilterResponse },
    errors: [404, 409],
    handle: async ({ body, caller }) => {
      await requireAtLocation(database, caller, body.location_id, 'gigs.view');
      await requireRoom(database, caller.userId, body.location_id);
      const filter = await database
        .insertInto('saved_filters')
        .values({ ...body, user_id: caller.userId, created_ts: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'location_id', 'name', 'search', 'created_ts'])
        .executeTakeFirst();
      if (!filter) {
        throw new ApiError('already_exists', 'You have a filter of this name already.', { target: 'name' });
      }
      return { status: 201, body: { ...filter, created_ts: filter.created_ts.toISOString() } };
    },
  });

async function requireRoom(database: Database, userId: number, locationId: number): Promise<void> {
  const { count } = await database
    .selectFrom('saved_filters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('location_id', '=', locationId)
    .executeTakeFirstOrThrow();
  if (count >= filtersOfLocation) {
    throw new ApiError('conflict', `You have ${filtersOfLocation} filters here. Delete one first.`);
  }
}
