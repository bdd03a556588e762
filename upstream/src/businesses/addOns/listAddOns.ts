import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { addOnColumns } from './addOnColumns.ts';
import { addOnResponse } from './addOnSchema.ts';

/** `GET /api/locations/:locationId/add-ons/`: lists the add-ons of a location. */
export const listAddOns = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/locations/:locationId/add-ons/',
    access: 'session',
    tags: ['add-ons'],
    summary: 'List the add-ons of a location',
    description: 'Latest start first, including ended ones. Needs wages.view, since add-ons cost money.',
    params: z.object({ locationId: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(addOnResponse) },
    errors: [404],
    handle: async ({ params: { locationId }, query, caller, url }) => {
      await requireAtLocation(database, caller, locationId, 'wages.view');
      const addOns = database
        .selectFrom('location_add_ons')
        .select(addOnColumns)
        .where('location_id', '=', locationId)
        .orderBy('start_date', 'desc')
        .orderBy('id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, addOns, (rows) => rows) };
    },
  });
