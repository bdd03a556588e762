import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { proNoteResponse } from './proNoteResponse.ts';
import { selectProNotes, toProNote } from './proNoteRows.ts';

/** `GET /api/staffer/pro-notes/`: the notes about a pro of a location and of its organization. */
export const listProNotes = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/pro-notes/',
    access: 'staffer',
    tags: ['pros'],
    summary: 'List notes about a pro, newest first',
    description:
      'Needs applications.manage. Includes notes of the location and shared notes of its organization.',
    query: z.strictObject({ ...pagingParameters, pro_id: idParameter, location_id: idParameter }),
    responses: { 200: pageSchema(proNoteResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { pro_id, location_id } = query;
      const { location } = await requireAtLocation(database, caller, location_id, 'applications.manage');
      const notes = selectProNotes(database)
        .where('pro_notes.pro_id', '=', pro_id)
        .where((eb) =>
          eb.or([
            eb('pro_notes.location_id', '=', location_id),
            eb.and([
              eb('pro_notes.is_shared', '=', true),
              eb(
                'pro_notes.location_id',
                'in',
                eb
                  .selectFrom('locations')
                  .select('locations.id')
                  .where('locations.organization_id', '=', location.organization_id),
              ),
            ]),
          ]),
        )
        .orderBy('pro_notes.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, notes, (rows) => rows.map(toProNote)) };
    },
  });
