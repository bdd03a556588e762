import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Setback } from '../../platform/dueWork/setback.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addWorkedGigs } from '../../testing/addWorkedGigs.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { advancePayments } from './advancePayments.ts';

const log: string[] = [];
const { call, clock, database, ids, reset } = await startTestServer(
  { logLevel: 'error' },
  { logStream: { write: (line) => log.push(line) } },
);

const minute = 60_000;
let applicationIds: number[] = [];
let broken = 0;
let setbacks: Setback[] = [];

const run = () =>
  runDueWork({ database, clock, settings: testSettings, onSetback: (setback) => setbacks.push(setback) }, [
    advancePayments,
  ]);

/** Lets the time pass that money needs to arrive. */
async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await run();
    clock.advance(30);
  }
}

const charges = () =>
  database.selectFrom('sandbox_charges').select('idempotency_key').orderBy('idempotency_key').execute();

const paymentOf = (id: number) =>
  database
    .selectFrom('payments')
    .select(['kind', 'status', 'attempt', 'setbacks'])
    .where('application_id', '=', id)
    .orderBy('kind')
    .execute();

const arrivedPayouts = () =>
  database
    .selectFrom('payments')
    .select('application_id')
    .where('kind', '=', 'PAYOUT')
    .where('status', '=', 'AVAILABLE')
    .execute();

beforeEach(async () => {
  await sql`drop trigger if exists network_fails on sandbox_charges`.execute(database);
  await reset();
  await addCard(database);
  setbacks = [];
  const endedAt = new Date(clock.now().getTime() - 3_600_000);
  const [gig] = await addWorkedGigs(database, { locationId: ids.harborHouse, gigs: 1, people: 60, endedAt });
  applicationIds = gig?.applicationIds ?? [];
  broken = applicationIds[0] ?? 0;
  await call('POST', `/staffer/gigs/${gig?.gigId}/pay/`, {
    as: 'member',
    body: { application_ids: applicationIds },
  });
});

describe('a charge for which the card network throws', () => {
  beforeEach(async () => {
    await sql`
      create or replace function network_fails() returns trigger language plpgsql as $$
      begin raise exception 'No network for Pat'; end $$
    `.execute(database);
    await sql`
      create trigger network_fails before insert on sandbox_charges for each row
      when (new.idempotency_key = ${sql.lit(`application-${broken}-1`)}) execute function network_fails()
    `.execute(database);
  });

  test('a charge for which the card network throws delays none of 59 others', async () => {
    await settle();

    expect(await charges()).toHaveLength(59);
    expect(await arrivedPayouts()).toHaveLength(59);
    expect(await paymentOf(broken)).toMatchObject([{ kind: 'CHARGE', status: 'SUBMITTED', attempt: 1 }]);
  });

  test('a charge for which the card network throws is retried after a delay that doubles up to an hour', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await run();
      clock.set(setbacks.at(-1)?.retryAt ?? clock.now());
    }
    const delays = setbacks.map(({ retryAt }, index) => {
      const before = index === 0 ? null : setbacks[index - 1];
      return before ? (retryAt.getTime() - before.retryAt.getTime()) / minute : null;
    });

    expect(delays).toEqual([null, 0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await paymentOf(broken)).toMatchObject([{ setbacks: 10 }]);
  });

  test('a charge is made once after the card network is back, under the key of its attempt', async () => {
    await run();
    await sql`drop trigger network_fails on sandbox_charges`.execute(database);
    await settle();

    expect(await charges()).toEqual(
      applicationIds.map((id) => ({ idempotency_key: `application-${id}-1` })).toSorted(byKey),
    );
    expect(await arrivedPayouts()).toHaveLength(60);
    expect(await paymentOf(broken)).toEqual([
      { kind: 'CHARGE', status: 'AVAILABLE', attempt: 1, setbacks: 0 },
      { kind: 'PAYOUT', status: 'AVAILABLE', attempt: 1, setbacks: 0 },
    ]);
    expect(Object.keys(await balances(database)).toSorted()).toEqual([
      'GATEWAY_FEE',
      'PLATFORM_FEE',
      'PROCESSOR',
    ]);
  });

  test('a charge for which the card network throws fails no run, and is logged without what the error says', async () => {
    log.length = 0;
    const { status } = await call('POST', '/sandbox/due-work/', { as: 'member' });

    expect(status).toBe(200);
    expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([
      { job: 'advancePayments', id: broken * 2 - 1, failures: 1, failure: { name: 'error', code: 'P0001' } },
    ]);
    expect(log.join()).not.toContain('Pat');
  });
});

test('a payment that the ledger refuses leaves the others of its batch alone', async () => {
  await run();
  // The charge is in the ledger already, which cannot take a second one.
  await database
    .insertInto('ledger_postings')
    .values({ application_id: broken, event: 'CHARGED', attempt: 1, created_ts: clock.now() })
    .execute();
  await settle();

  expect(await arrivedPayouts()).toHaveLength(59);
  expect(await paymentOf(broken)).toMatchObject([{ kind: 'CHARGE', status: 'IN_TRANSIT' }]);
  expect(new Set(setbacks.map(({ id }) => id))).toEqual(new Set([broken * 2 - 1]));
});

const byKey = (one: { idempotency_key: string }, other: { idempotency_key: string }) =>
  one.idempotency_key < other.idempotency_key ? -1 : 1;
