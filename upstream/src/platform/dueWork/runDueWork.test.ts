import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DueJob } from '../../dueWork/dueJob.ts';
import { repeatDueWork } from './repeatDueWork.ts';
import { runDueWork } from './runDueWork.ts';

const { clock, database } = await startTestServer();
const upstream = { database, clock, settings: testSettings };

/** A job that finds so many things in each batch. */
function jobWith(name: string, ...batches: number[]): DueJob {
  return { name, work: () => Promise.resolve(batches.shift() ?? 0) };
}

const failing: DueJob = { name: 'failing', work: () => Promise.reject(new Error('No luck')) };

test('each job goes on until nothing is left', async () => {
  expect(await runDueWork(upstream, [jobWith('some', 50, 7), jobWith('none')])).toEqual({ some: 57 });
});

test('a job that fails takes back its batch alone; the others have their turn', async () => {
  const half: DueJob = {
    name: 'half',
    work: async (_upstream, trx) => {
      await sql`update gigs set wage_amount = 99`.execute(trx);
      throw new Error('No luck');
    },
  };
  let turns = 0;
  const other: DueJob = { name: 'other', work: () => Promise.resolve(turns++ === 0 ? 1 : 0) };

  await expect(runDueWork(upstream, [half, other])).rejects.toMatchObject({ errors: [new Error('No luck')] });
  expect(turns).toBe(2);
  expect(await database.selectFrom('gigs').select('id').where('wage_amount', '=', 99).execute()).toEqual([]);
});

test('it is repeated after a failure, until it is stopped', async () => {
  const errors: unknown[] = [];
  const told = Promise.withResolvers<void>();
  const stop = repeatDueWork(upstream, {
    seconds: 0,
    jobs: [failing],
    onError: (error) => {
      if (errors.push(error) === 2) told.resolve();
    },
  });
  await told.promise;
  await stop();

  const count = errors.length;
  await runDueWork(upstream, []);
  expect(errors).toHaveLength(count);
});
