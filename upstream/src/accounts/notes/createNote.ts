import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { notesAbout, requireUser, toNote } from './noteRows.ts';
import { longestNote, noteSchema } from './noteSchema.ts';

/** `POST /api/users/:id/notes/`: adds a note about a user. */
export const createNote = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/users/:id/notes/',
    access: 'platform-admin',
    scope: 'ADMIN',
    tags: ['users'],
    summary: 'Add a note about a user',
    params: z.object({ id: idParameter }),
    body: z.strictObject({
      note: z
        .string()
        .trim()
        .min(1, 'This field is required')
        .max(longestNote, `At most ${longestNote} characters`),
    }),
    responses: { 201: noteSchema },
    errors: [404],
    handle: async ({ params, body: { note }, caller }) => {
      const row = await database.transaction().execute(async (trx) => {
        await requireUser(trx, params.id);
        const { id } = await trx
          .insertInto('user_notes')
          .values({
            user_id: params.id,
            note,
            created_by_user_id: caller.userId,
            created_ts: clock.now(),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        return notesAbout(trx, params.id).where('user_notes.id', '=', id).executeTakeFirstOrThrow();
      });
      return { status: 201, body: toNote(row) };
    },
  });
