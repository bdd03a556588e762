import type { FastifyBaseLogger } from 'fastify';
import { describeFailure } from '../server/describeFailure.ts';

/** A step of a job that failed for one item. The job continues with the others and retries this one later. */
export type Setback = {
  /** The name of the job. */
  job: string;
  /** The id of the item. */
  id: number;
  /** How often the step has failed in a row. */
  failures: number;
  retryAt: Date;
  error: unknown;
};

export function logSetback(log: FastifyBaseLogger, { error, ...setback }: Setback): void {
  log.error({ ...setback, failure: describeFailure(error) }, 'A step of due work failed and will be retried');
}
