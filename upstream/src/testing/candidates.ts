import type { Insertable } from 'kysely';
import { hashCandidateCode } from '../hiring/candidateCodes/candidateCode.ts';
import type { Database } from '../platform/database/database.ts';
import type { InterviewsTable } from '../hiring/interviews/interviewsTable.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';

/** The code of the interviews and orientations added here. */
export const code = 'C0PPERF1NCH7';

/** Adds an interview at Harbor House that starts in 24 hours and takes an hour. */
export async function addInterview(
  database: Database,
  values: Partial<Insertable<InterviewsTable>> = {},
): Promise<void> {
  await database
    .insertInto('interviews')
    .values({
      secret_hash: hashCandidateCode(code),
      location_id: fixtureIds.harborHouse,
      job_posting_name: 'Line cook, evenings',
      wage: 25,
      start_time: hoursFromStart(24),
      end_time: hoursFromStart(25),
      instructions: 'Bring your knives.',
      candidate_first_name: 'Nia',
      candidate_last_name: 'Brooks',
      candidate_email: 'nia@example.com',
      candidate_phone_number: '+16155550177',
      contact_fullname: 'Dana Whitlock',
      contact_phone_number: '+16155550142',
      created_ts: testStart,
      ...values,
    })
    .execute();
}

/** Adds an orientation of two items at Harbor House; returns their ids. */
export async function addOrientation(database: Database): Promise<number[]> {
  const orientation = await database
    .insertInto('orientations')
    .values({
      secret_hash: hashCandidateCode(code),
      location_id: fixtureIds.harborHouse,
      title: 'Your first day',
      candidate_first_name: 'Nia',
      created_ts: testStart,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = ['Where to arrive', 'Knives and fire'].map((title, index) => ({
    orientation_id: orientation.id,
    // Deliberately not in the order of their ids.
    position: 2 - index,
    title,
    body: `${title}, in words.`,
  }));
  const rows = await database.insertInto('orientation_items').values(items).returning('id').execute();
  return rows.map(({ id }) => id);
}
