import { sql } from 'kysely';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';
import { entriesOfAmounts, payoutOf } from '../../pay/payments/paymentEntries.ts';
import { readPayableWork } from '../../pay/payments/payableWork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WorkedGig } from '../addWorkedGigs.ts';
import { balances } from '../ledger.ts';
import { tipOf } from './payWithDuplicates.ts';

/** What the three records say about each piece of work: the ledger, the card network and the payments. */
const facts = sql`
  select
    paid.id, gig_id, business_payment_status, pro_payment_status,
    coalesce(charged, 0) as charged, coalesce(paid_out, 0) as paid_out, coalesce(owed, 0) as owed,
    coalesce(taken, 0) as taken, charged_cents, taken_cents, coalesce(arrived, 0) as arrived
  from paid
  join gig_applications using (id)
  left join (
    select application_id,
      count(*) filter (where event = 'CHARGED') as charged,
      count(*) filter (where event = 'PAID_OUT') as paid_out,
      count(*) filter (where event = 'OWED') - count(*) filter (where event = 'REVERSED') as owed
    from ledger_postings group by application_id
  ) as posted on posted.application_id = paid.id
  left join (
    select application_id, sum(cents) as charged_cents
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where event = 'CHARGED' and account = 'PROCESSOR' group by application_id
  ) as charges on charges.application_id = paid.id
  left join (
    select split_part(idempotency_key, '-', 2)::bigint as application_id, count(*) as taken, sum(amount_cents) as taken_cents
    from sandbox_charges where not is_declined group by 1
  ) as network on network.application_id = paid.id
  left join (
    select application_id, count(*) as arrived from payments
    where status = 'AVAILABLE' and due_ts is null group by application_id
  ) as payments on payments.application_id = paid.id`;

/** The rules, and what breaks each of them. */
const rules = {
  'The entries of every posting add up to 0': sql`
    select posting_id from ledger_entries group by posting_id having sum(cents) <> 0`,
  'Every posting has entries': sql`
    select id from ledger_postings left join ledger_entries on posting_id = id where posting_id is null`,
  'Every business was charged once for each piece of work': sql`select id from facts where charged <> 1`,
  'Every pro was paid once for each piece of work': sql`select id from facts where paid_out <> 1`,
  'Everything was owed once, without what was reversed': sql`select id from facts where owed <> 1`,
  'The card network took each charge once': sql`select id from facts where taken <> 1`,
  'The card network took nothing else': sql`
    select idempotency_key from sandbox_charges
    where split_part(idempotency_key, '-', 2)::bigint not in (select id from paid)`,
  'The charges of the card network are those of the ledger': sql`
    select id from facts where charged_cents is distinct from taken_cents`,
  'Every payment arrived': sql`select id from facts where arrived <> 2`,
  'Applications show their payments': sql`
    select id from facts
    where (business_payment_status, pro_payment_status) is distinct from ('AVAILABLE', 'AVAILABLE')`,
  'Gigs count their payments and are completed': sql`
    select id from gigs
    where id in (select gig_id from facts)
      and (status, total_payments, paid_pros, failed_payments, submitted_payments)
        is distinct from ('COMPLETED', confirmed_applications, confirmed_applications, 0, 0)`,
};

/** Which rules of the money are broken after everyone was paid, and how often. */
export async function brokenRules(database: Database, gigs: readonly WorkedGig[]): Promise<string[]> {
  const ids = gigs.flatMap(({ applicationIds }) => applicationIds);
  return database.transaction().execute(async (trx) => {
    await sql`
      create temporary table paid on commit drop as select unnest(${ids}::bigint[]) as id
    `.execute(trx);
    await sql`create temporary table facts on commit drop as ${facts}`.execute(trx);
    const broken: string[] = [];
    for (const [name, breaking] of Object.entries(rules)) {
      const { rows } = await sql<{ times: number }>`
        select count(*)::integer as times from (${breaking}) as breaking
      `.execute(trx);
      if (rows[0]?.times !== 0) broken.push(`${name}: ${rows[0]?.times ?? 0} exceptions`);
    }
    const found = await balances(trx);
    const expected = await expectedBalances(trx, ids);
    for (const account of new Set([...Object.keys(found), ...Object.keys(expected)])) {
      if (found[account] === expected[account]) continue;
      broken.push(`The balance of ${account} is ${found[account] ?? 0} and not ${expected[account] ?? 0}`);
    }
    return broken;
  });
}

/** Everyone paid and was paid: what is left are the fees. */
async function expectedBalances(database: Database, ids: readonly number[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const add = (account: string, cents: number) => {
    sums[account] = (sums[account] ?? 0) + cents;
  };
  for (const work of await readPayableWork(database, 'SANDBOX', ids)) {
    const hours = { minutes_to_pay: 8 * 60, covered_minutes: 0 };
    const entries = entriesOfAmounts(paymentAmounts(work, hours, { tip: tipOf(work.id) * 100, bonus: 0 }));
    for (const account of ['PLATFORM_FEE', 'TIPPING_FEE', 'GATEWAY_FEE'] as const) {
      add(account, entries[account] ?? 0);
    }
    add('PROCESSOR', (entries.BUSINESS_RECEIVABLE ?? 0) - payoutOf(entries));
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}
