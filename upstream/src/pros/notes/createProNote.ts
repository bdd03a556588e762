import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { requirePro } from '../profiles/requirePro.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { longestProNote, proNoteResponse } from './proNoteResponse.ts';
import { selectProNotes, toProNote } from './proNoteRows.ts';

/** `POST /api/staffer/pro-notes/`: adds a note about a pro. */
export const createProNote = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/pro-notes/',
    access: 'staffer',
    scope: 'ROSTER',
    tags: ['pros'],
    summary: 'Add a note about a pro',
    description: 'Needs applications.manage at the location. Never visible to the pro.',
    body: z.strictObject({
      pro_id: id,
      location_id: id,
      note: z
        .string()
        .trim()
        .min(1, 'This field is required')
        .max(longestProNote, `At most ${longestProNote} characters`),
      is_shared: z.boolean().default(false),
    }),
    responses: { 201: proNoteResponse },
    errors: [404],
    handle: async ({ body, caller }) => {
      await requireAtLocation(database, caller, body.location_id, 'applications.manage');
      await requirePro(database, body.pro_id);
      const row = await database.transaction().execute(async (trx) => {
        const { id: noteId } = await trx
          .insertInto('pro_notes')
          .values({ ...body, created_by_user_id: caller.userId, created_ts: clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return selectProNotes(trx).where('pro_notes.id', '=', noteId).executeTakeFirstOrThrow();
      });
      return { status: 201, body: toProNote(row) };
    },
  });
