import type { Database } from '../../platform/database/database.ts';
import type { ProNoteResponse } from './proNoteResponse.ts';

/** A query of notes about pros with their authors. */
export function selectProNotes(database: Database) {
  return database
    .selectFrom('pro_notes')
    .innerJoin('users', 'users.id', 'pro_notes.created_by_user_id')
    .select([
      'pro_notes.id',
      'pro_notes.pro_id',
      'pro_notes.location_id',
      'pro_notes.is_shared',
      'pro_notes.note',
      'pro_notes.created_ts',
      'users.id as author_id',
      'users.first_name',
      'users.last_name',
    ]);
}

type ProNoteRow = Awaited<ReturnType<ReturnType<typeof selectProNotes>['executeTakeFirstOrThrow']>>;

export function toProNote({ author_id, first_name, last_name, ...row }: ProNoteRow): ProNoteResponse {
  return {
    ...row,
    created_by: { id: author_id, first_name, last_name },
    created_ts: row.created_ts.toISOString(),
  };
}
