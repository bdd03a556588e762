import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DueJob } from './dueJob.ts';
import { repeatDueWork } from './repeatDueWork.ts';
import { runDueWork } from './runDueWork.ts';

const { clock, database } = await startTestServer();
const services = { database, clock, settings: testSettings };

/** A job whose batches have these sizes. */
function jobWith(name: string, ...batches: number[]): DueJob {
  return { name, work: () => Promise.resolve(batches.shift() ?? 0) };
}

const failing: DueJob = { name: 'failing', work: () => Promise.reject(new Error('No luck')) };

test('each job runs until nothing is left', async () => {
  expect(await runDueWork(services, [jobWith('some', 50, 7), jobWith('none')])).toEqual({ some: 57 });
});

test('a failing job rolls back only its batch, and the other jobs run', async () => {
  const half: DueJob = {
    name: 'half',
    work: async (_services, trx) => {
      await sql`update gigs set wage_amount = 99`.execute(trx);
      throw new Error('No luck');
    },
  };
  let turns = 0;
  const other: DueJob = { name: 'other', work: () => Promise.resolve(turns++ === 0 ? 1 : 0) };

  await expect(runDueWork(services, [half, other])).rejects.toMatchObject({ errors: [new Error('No luck')] });
  expect(turns).toBe(2);
  expect(await database.selectFrom('gigs').select('id').where('wage_amount', '=', 99).execute()).toEqual([]);
});

test('a job that never finishes ends after its share of batches, and the other jobs run', async () => {
  const endless: DueJob = { name: 'endless', work: () => Promise.resolve(1) };
  const other = jobWith('other', 1);

  await expect(runDueWork(services, [endless, other])).rejects.toMatchObject({
    errors: [new Error('endless is not done after 1000 batches')],
  });
  expect(await runDueWork(services, [other])).toEqual({});
});

test('jobs that have nothing to do share a transaction with the next batch', async () => {
  const transactions = new Set<unknown>();
  const seen = (name: string, ...batches: number[]): DueJob => ({
    name,
    work: (_services, trx) => {
      transactions.add(trx);
      return Promise.resolve(batches.shift() ?? 0);
    },
  });
  const jobs = [seen('idle'), seen('busy', 2), seen('calm'), seen('quiet')];

  expect(await runDueWork(services, jobs)).toEqual({ busy: 2 });
  expect(transactions.size).toBe(2);
});

test('what a job without a batch noted is kept when a later job fails', async () => {
  const noting: DueJob = {
    name: 'noting',
    work: async (_services, trx) => {
      await sql`update gigs set wage_amount = 98`.execute(trx);
      return 0;
    },
  };

  await expect(runDueWork(services, [noting, failing])).rejects.toThrow('Some jobs failed');
  const { count } = await database
    .selectFrom('gigs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('wage_amount', '=', 98)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(0);
});

test('repeats after a failure until it is stopped', async () => {
  const errors: unknown[] = [];
  const failedTwice = Promise.withResolvers<void>();
  const stop = repeatDueWork(services, [failing], {
    seconds: 0,
    onError: (error) => {
      if (errors.push(error) === 2) failedTwice.resolve();
    },
  });
  await failedTwice.promise;
  await stop();

  const count = errors.length;
  await runDueWork(services, []);
  expect(errors).toHaveLength(count);
});
