import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { notesAbout, requireUser, toNote } from './noteRows.ts';
import { noteSchema } from './noteSchema.ts';

/** `GET /api/users/:id/notes/`: the platform admins' notes about a user. */
export const listNotes = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/users/:id/notes/',
    access: 'platform-admin',
    tags: ['users'],
    summary: 'List the notes about a user, newest first',
    params: z.object({ id: idParameter }),
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(noteSchema) },
    errors: [404],
    handle: async ({ params, query, url }) => {
      await requireUser(database, params.id);
      const notes = notesAbout(database, params.id).orderBy('user_notes.id', 'desc');
      return { status: 200, body: await pageOf({ url, query }, notes, (rows) => rows.map(toNote)) };
    },
  });
