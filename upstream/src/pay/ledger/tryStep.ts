import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { retryTime } from '../../platform/dueWork/backoff.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';
import { isolateFailures } from '../../platform/dueWork/isolateFailures.ts';
import { checkPostings } from './checkPostings.ts';

/** The step of one item that moves money. */
type Step = {
  /** The name of the job. */
  job: string;
  /** The id of the item. */
  id: number;
  /** How often its step has thrown in a row. */
  setbacks: number;
  now: Date;
  take: () => Promise<void>;
  /** Stores how often it has thrown, and when to retry it, where that is known. */
  store: (values: { setbacks: number; retryAt?: Date }) => Promise<unknown>;
};

/** Takes the step in a savepoint. If it throws, it is retried later, so that it delays nothing else. */
export async function tryStep(
  services: DueServices,
  trx: Transaction<Tables>,
  { job, id, setbacks, now, take, store }: Step,
): Promise<void> {
  const [failed] = await isolateFailures(trx, [id], async () => {
    await take();
    await checkPostings(trx);
  });
  if (failed === undefined) {
    if (setbacks > 0) await store({ setbacks: 0 });
    return;
  }
  const failures = setbacks + 1;
  const retryAt = retryTime(now, failures);
  await store({ setbacks: failures, retryAt });
  services.onSetback?.({ job, id, failures, retryAt, error: failed.error });
}
