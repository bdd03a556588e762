import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../app/buildServer.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addWorkedGigs, type WorkedGig } from '../../testing/addWorkedGigs.ts';
import { countStatements } from '../../testing/countStatements.ts';
import { addCard } from '../../testing/pay.ts';
import { tokenOf } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { advancePayments } from './advancePayments.ts';
import { upsertPayments } from './submitPayments.ts';

const { database, clock, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await addCard(database);
});

async function worked(people: number): Promise<WorkedGig> {
  const endedAt = new Date(clock.now().getTime() - 3_600_000);
  const [gig] = await addWorkedGigs(database, { locationId: ids.harborHouse, gigs: 1, people, endedAt });
  if (!gig) throw new Error('No gig was added');
  return gig;
}

const submitAll = async ({ applicationIds }: WorkedGig) =>
  database.transaction().execute(async (trx) => {
    const amounts = applicationIds.map((id) => ({ id, cents: 100 }));
    const before = await gigWrites(trx);
    await upsertPayments(trx, 'PAYOUT', amounts, { userId: null, now: clock.now() });
    return (await gigWrites(trx)) - before;
  });

/** How often this connection has updated a gig. Earlier transactions count as long as they are not reported. */
async function gigWrites(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ writes: number }>`
    select n_tup_upd::integer as writes from pg_stat_xact_user_tables where relname = 'gigs'
  `.execute(trx);
  return rows[0]?.writes ?? 0;
}

test('paying 200 pros takes as many statements as paying 10', async () => {
  const counted = countStatements(database);
  const server = await buildServer({ database: counted.database, clock, settings: testSettings });

  async function payAll(people: number) {
    const { gigId, applicationIds } = await worked(people);
    const before = counted.statements();
    const response = await server.inject({
      method: 'POST',
      url: `/api/staffer/gigs/${gigId}/pay/`,
      headers: { authorization: `Bearer ${tokenOf('member')}`, 'idempotency-key': `all-${people}` },
      payload: {
        application_ids: applicationIds,
        extras: applicationIds.map((application_id) => ({ application_id, tip_amount: 5 })),
      },
    });
    const { results } = response.json<{ results: { ok: boolean }[] }>();
    return { paid: results.filter(({ ok }) => ok).length, statements: counted.statements() - before };
  }
  // The first use of a session is recorded.
  await payAll(1);
  const small = await payAll(10);

  expect(await payAll(200)).toEqual({ paid: 200, statements: small.statements });
  await server.close();
});

test('paying 200 shifts of 20 gigs takes as many statements as 10 shifts of 2', async () => {
  const counted = countStatements(database);
  const server = await buildServer({ database: counted.database, clock, settings: testSettings });

  async function payAll(gigs: number, people: number) {
    const endedAt = new Date(clock.now().getTime() - 3_600_000);
    const added = await addWorkedGigs(database, { locationId: ids.harborHouse, gigs, people, endedAt });
    const before = counted.statements();
    const response = await server.inject({
      method: 'POST',
      url: `/api/staffer/locations/${ids.harborHouse}/pay/`,
      headers: { authorization: `Bearer ${tokenOf('member')}`, 'idempotency-key': `all-of-${gigs}` },
      payload: { application_ids: added.flatMap(({ applicationIds }) => applicationIds) },
    });
    const { results } = response.json<{ results: { ok: boolean }[] }>();
    return { paid: results.filter(({ ok }) => ok).length, statements: counted.statements() - before };
  }
  // The first use of a session is recorded.
  await payAll(1, 1);
  const small = await payAll(2, 5);

  expect(await payAll(20, 10)).toEqual({ paid: 200, statements: small.statements });
  await server.close();
});

test('submitting payments writes their gig once', async () => {
  expect(await submitAll(await worked(20))).toBe(1);
});

test('40 payouts move on with as many statements as 5', async () => {
  const counted = countStatements(database);
  const run = () => runDueWork({ ...counted, clock, settings: testSettings }, [advancePayments]);

  async function payOut(people: number) {
    await submitAll(await worked(people));
    const before = counted.statements();
    const moved: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      moved.push(await run());
      clock.advance(30);
    }
    expect(moved).toEqual(Array.from({ length: 3 }, () => ({ advancePayments: people })));
    return counted.statements() - before;
  }

  expect(await payOut(40)).toBe(await payOut(5));
});
