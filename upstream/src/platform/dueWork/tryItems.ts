import { type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import { among } from '../database/among.ts';
import type { Tables } from '../database/tables.ts';
import { retryTime } from './backoff.ts';
import type { DueServices } from './dueJob.ts';
import { isolateFailures } from './isolateFailures.ts';

type Items = {
  /** The name of the job. */
  job: string;
  ids: readonly number[];
  now: Date;
};

/** Whether no item of this id, a column, waits for a retry of the job. */
export function isNotWaiting(job: string, id: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from job_setbacks where job = ${job} and item_id = ${sql.ref(id)} and retry_ts > ${now}
  )`;
}

/**
 * Does the work of some items of a job in savepoints. Items whose work throws are retried later, so that they delay
 * no others.
 */
export async function tryItems(
  services: Pick<DueServices, 'onSetback'>,
  trx: Transaction<Tables>,
  { job, ids, now }: Items,
  work: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const failed = await isolateFailures(trx, ids, work);
  const earlier = await trx
    .deleteFrom('job_setbacks')
    .where('job', '=', job)
    .where(among('item_id', ids))
    .returning(['item_id', 'setbacks'])
    .execute();
  const earlierOf = new Map(earlier.map(({ item_id, setbacks }) => [item_id, setbacks]));
  for (const { item: id, error } of failed) {
    const failures = (earlierOf.get(id) ?? 0) + 1;
    const retryAt = retryTime(now, failures);
    await trx
      .insertInto('job_setbacks')
      .values({ job, item_id: id, setbacks: failures, retry_ts: retryAt })
      .execute();
    services.onSetback?.({ job, id, failures, retryAt, error });
  }
}
