import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { balances } from '../../../testing/ledger.ts';
import { startDemoUpstream } from '../../../testing/startDemoUpstream.ts';

const { database } = await startDemoUpstream();

test('the ledger of the demo data balances', async () => {
  const left = await balances(database);
  expect(Object.values(left).reduce((sum, cents) => sum + cents, 0)).toBe(0);
});

test.each([
  [
    'work',
    sql`select concat('application-', applications.id, '-1') as key, applications.id as application_id,
      null::integer as adhoc_payment_id, round(business_payment_amount * 100)::integer as cents
    from gig_applications as applications join locations on locations.id = location_id
    where business_payment_status = 'AVAILABLE' and not invoicing_enabled`,
  ],
  [
    'ad-hoc payments',
    sql`select concat('adhoc-', id, '-1') as key, application_id, id as adhoc_payment_id, charge_cents as cents
    from adhoc_payments where method_type is not null and status in ('IN_TRANSIT', 'AVAILABLE')`,
  ],
])('each charge for %s is what its payment shows, in the ledger and at the network', async (_, shown) => {
  const { rows } = await sql<{ cents: number; posted: number | null; taken: number | null }>`
    select shown.cents, entries.cents as posted, charges.amount_cents as taken from (${shown}) as shown
    left join sandbox_charges as charges on charges.idempotency_key = shown.key and not is_declined
    left join ledger_postings as postings on postings.event = 'CHARGED'
      and postings.application_id = shown.application_id
      and postings.adhoc_payment_id is not distinct from shown.adhoc_payment_id
    left join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
  `.execute(database);

  expect(rows.length).toBeGreaterThan(5);
  for (const { cents, posted, taken } of rows) expect([posted, taken]).toEqual([cents, cents]);
});

test('businesses owe what is under way, and pros wait for what has not arrived', async () => {
  const { rows } = await sql<{ kind: string; cents: number }>`
    select kind, sum(amount_cents)::integer as cents from payments
    where status in ('SUBMITTED', 'PENDING_TRANSFER', 'IN_TRANSIT') group by kind
  `.execute(database);
  const underWay = new Map(rows.map(({ kind, cents }) => [kind, cents]));
  const owed = await ofWork(sql`account = 'BUSINESS_RECEIVABLE'`);
  const toPros = await ofWork(sql`account in ('LABOR', 'BONUS', 'TIP')`);

  expect(owed).toBe(underWay.get('CHARGE'));
  // What is charged goes to the pro later.
  expect(-toPros).toBeGreaterThan(underWay.get('PAYOUT') ?? 0);
});

async function ofWork(which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(entries.cents), 0)::integer as cents from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id
    join payments on payments.application_id = postings.application_id and payments.kind = 'CHARGE'
    where postings.adhoc_payment_id is null and ${which}
  `.execute(database);
  return rows[0]?.cents ?? 0;
}
