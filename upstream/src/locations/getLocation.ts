import { z } from 'zod';
import { notFound } from '../errors.ts';
import { idParameter } from '../server/parameters.ts';
import { route } from '../server/route.ts';
import type { Upstream } from '../server/upstream.ts';
import { toLocation, visibleLocations } from './locationRows.ts';
import { locationDetailSchema } from './locationSchema.ts';
import { accessOf } from '../access/locationAccess.ts';
import { may } from '../access/permissions.ts';

/** `GET /api/locations/:id/`: one location. */
export const getLocation = ({ database, settings: { productSlug } }: Upstream) =>
  route({
    method: 'GET',
    url: '/api/locations/:id/',
    access: 'session',
    tags: ['locations'],
    summary: 'One location',
    params: z.object({ id: idParameter }),
    responses: { 200: locationDetailSchema(productSlug) },
    errors: [404],
    handle: async ({ params, caller }) => {
      const row = await visibleLocations(database, caller)
        .where('locations.id', '=', params.id)
        .select((eb) =>
          eb
            .selectFrom('location_managers')
            .whereRef('location_managers.location_id', '=', 'locations.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('team_managers_count'),
        )
        .executeTakeFirst();
      if (!row) throw notFound('location');
      const { team_managers_count, ...location } = row;
      const access = accessOf(caller, row);
      return {
        status: 200,
        body: {
          ...toLocation(location, caller, productSlug),
          team_managers_count: team_managers_count ?? 0,
          stripe_payment_method_id: access && may(access, 'wages.view') ? row.stripe_payment_method_id : null,
          is_migrated_from_predecessor: row.is_migrated_from_predecessor,
          coordinates: {
            type: 'Point' as const,
            coordinates: [row.longitude, row.latitude] as [number, number],
          },
        },
      };
    },
  });
