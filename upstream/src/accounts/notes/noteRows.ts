import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { noteSchema } from './noteSchema.ts';

/** @throws ApiError not_found */
export async function requireUser(database: Database, userId: number): Promise<void> {
  const user = await database.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) throw notFound('user');
}

/** The notes about a user with their authors. */
export function notesAbout(database: Database, userId: number) {
  return database
    .selectFrom('user_notes')
    .innerJoin('users', 'users.id', 'user_notes.created_by_user_id')
    .select(['user_notes.id', 'user_notes.note', 'user_notes.user_id', 'user_notes.created_ts'])
    .select(['users.id as author_id', 'users.first_name', 'users.last_name'])
    .where('user_notes.user_id', '=', userId);
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof notesAbout>['executeTakeFirstOrThrow']>>;

/** Converts a note to its API format. */
export function toNote({
  id,
  note,
  user_id,
  created_ts,
  author_id,
  first_name,
  last_name,
}: NoteRow): z.output<typeof noteSchema> {
  return {
    id,
    note,
    user: user_id,
    created_by: { id: author_id, first_name, last_name },
    created_ts: created_ts.toISOString(),
  };
}
