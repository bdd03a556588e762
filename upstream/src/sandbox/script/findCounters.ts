import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { answerCounteroffer } from './decisions.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations } from './situation.ts';

const name = sql<string>`'counter:' || disputes.id`;

/** Pros whose dispute has a counter that they have not answered. */
export const findCounters: FindSituations = async ({ trx, seed, now }) => {
  const disputes = await trx
    .selectFrom('disputes')
    .select(['application_id', 'gig_id', 'pro_id', 'location_id', 'answer_due_ts', name.as('name')])
    .where('status', '=', 'COUNTERED')
    .where('answer_due_ts', '>', now)
    .where(isUnhandled(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return disputes.map(({ answer_due_ts, name: met, ...subject }) => ({
    name: met,
    acts: answerCounteroffer(chance(seed, 'counter', subject.gig_id, subject.pro_id), {
      now,
      expires: answer_due_ts,
    }).map(({ kind, due }) => ({ ...subject, kind, due_ts: due })),
  }));
};
