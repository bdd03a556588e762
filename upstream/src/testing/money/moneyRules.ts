import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { LedgerEvent } from '../../pay/ledger/ledgerTables.ts';
import type { StripeServer } from '../stripeServer.ts';

/** What one movement is about: the work of an application, an ad-hoc payment for it, or a dispute. */
const subject = sql`application_id, coalesce(adhoc_payment_id, 0), coalesce(dispute_id, 0)`;

/** What happened a second time without being taken back before. */
const twice = (event: string, undone: string, redone = event) => sql`
  select ${subject} from ledger_postings
  where event in (${event}, ${undone}, ${redone}) and application_id is not null group by ${subject}
  having count(*) filter (where event <> ${undone}) - count(*) filter (where event = ${undone}) not in (0, 1)`;

const moved = (event: string, account: string) => sql`
  coalesce((select sum(cents) from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where event = ${event} and account = ${account}), 0)`;

const issued = sql`status <> 'DRAFT'`;

/** What holds after every step, also in the middle of things, and what breaks each rule. */
const always = {
  'The entries of every posting add up to 0': sql`
    select posting_id from ledger_entries group by posting_id having sum(cents) <> 0`,
  'Every posting has entries': sql`
    select id from ledger_postings left join ledger_entries on posting_id = id where posting_id is null`,
  'No pro is paid twice for the same': twice('PAID_OUT', 'RETURNED'),
  'No business is charged twice for the same': twice('CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK'),
  'Nothing is owed twice': twice('OWED', 'REVERSED'),
  'No hours are both charged and invoiced': sql`
    select invoice_lines.id from invoice_lines
    join invoices on invoices.id = invoice_id and ${issued}
    join ledger_postings as charge on charge.application_id = invoice_lines.application_id
      and event in ('CHARGED', 'CHARGE_RETURNED', 'CHARGE_GIVEN_BACK')
      and charge.adhoc_payment_id is null and charge.dispute_id is null
    where minutes is not null and invoice_lines.adhoc_payment_id is null
    group by invoice_lines.id
    having count(*) filter (where event <> 'CHARGE_RETURNED') > count(*) filter (where event = 'CHARGE_RETURNED')`,
  'The total of an invoice is that of its lines and credits, with tax': sql`
    select id from invoices where
      (total_cents, taxable_cents, tax_cents) is distinct from (
        taxable_cents + tax_cents,
        (select coalesce(sum(total_cents), 0) from invoice_lines where invoice_id = invoices.id and held_reason is null)
          - (select coalesce(sum(cents), 0) from invoice_credits where invoice_id = invoices.id),
        (select coalesce(sum(tax_cents), 0) from invoice_lines where invoice_id = invoices.id and held_reason is null)
          - (select coalesce(sum(tax_cents), 0) from invoice_credits where invoice_id = invoices.id))`,
  'Issued invoices are what the ledger invoiced': sql`
    select from invoices where ${issued}
    having coalesce(sum(total_cents), 0) <> ${moved('INVOICED', 'INVOICE_RECEIVABLE')}`,
  'Paid invoices are what the ledger took for them': sql`
    select from invoices where (status = 'PAID' or exists (
      select from returned_parts where invoice_id = invoices.id and returned_parts.status = 'MISSING'))
    having coalesce(sum(total_cents), 0) <>
      ${moved('INVOICE_PAID', 'PROCESSOR')} + ${moved('INVOICE_RETURNED', 'PROCESSOR')}
        + ${moved('INVOICE_GIVEN_BACK', 'PROCESSOR')}`,
  'The tax of issued invoices is the one in the ledger': sql`
    select from invoices where ${issued}
    having coalesce(sum(tax_cents), 0) <> -${moved('INVOICED', 'SALES_TAX')}`,
  'Invoices of an organization are numbered without gaps': sql`
    select organization_id from invoices where ${issued}
    group by organization_id having max(right(number, 5)::integer) <> count(*)`,
  'Banks take no more than a charge': sql`
    select charge_key from returned_parts join stripe_charges on idempotency_key = charge_key
    where status <> 'GIVEN_BACK' and not is_won group by charge_key having sum(cents) > max(amount_cents)`,
  'No refund gives back more than it says': sql`select id from refunds where credited_cents > amount_cents`,
};

/** What holds when nothing is under way any more. */
const atLast = {
  'Businesses owe nothing that is charged': sql`
    select application_id from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where account = 'BUSINESS_RECEIVABLE' and application_id is not null
    group by application_id having sum(cents) <> 0`,
  'Every pro whose pay is owed was paid what is owed': sql`
    select ${subject} from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where account in ('LABOR', 'BONUS', 'TIP', 'REIMBURSEMENT', 'OTHER_PAY') and application_id is not null
    group by ${subject} having sum(cents) <> 0`,
  'All work is paid': sql`
    select id from gig_applications where is_confirmed and not is_cancelled
      and (business_payment_status, pro_payment_status) is distinct from ('AVAILABLE', 'AVAILABLE')
      and gig_id in (select gig_id from gig_applications join ledger_postings on application_id = gig_applications.id)`,
};

/** Which rules of the money are broken now. What a bank took back may still be in the ledger. */
export const brokenNow = (server: Money) =>
  broken(server, always, { agrees: (took, ledger) => took >= ledger, returned: [] });

/** Which rules are broken when nothing is under way any more. */
export const brokenFinally = async (server: Money) => {
  const returns = await server.database
    .selectFrom('stripe_refusals')
    .select('idempotency_key')
    .where('refusal', 'in', ['DEBIT_RETURNED', 'CHARGE_REVERSED'])
    .execute();
  return broken(
    server,
    { ...always, ...atLast },
    {
      agrees: (took, ledger) => took === ledger,
      returned: returns.map(({ idempotency_key }) => idempotency_key),
    },
  );
};

type Money = Pick<StripeServer, 'database' | 'stripe'>;

/** How what the card network took compares to the ledger, without the charges that came back. */
type Comparison = { agrees: (took: number, ledger: number) => boolean; returned: readonly string[] };

async function broken(
  { database, stripe }: Money,
  rules: Record<string, ReturnType<typeof sql>>,
  { agrees, returned }: Comparison,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, breaking] of Object.entries(rules)) {
    const { rows } = await breaking.execute(database);
    if (rows.length > 0) names.push(name);
  }
  const charges = stripe.intents.filter(({ status }) => status === 'succeeded');
  const keys = charges.map(({ metadata }) => metadata['charge']);
  if (new Set(keys).size < keys.length) names.push('The card network takes each charge once');
  const taken = await takenParts(database);
  const took = charges
    .filter(({ metadata }) => !returned.includes(metadata['charge'] ?? ''))
    .reduce((sum, { amount }) => sum + amount, -taken);
  if (!agrees(took, await ledgerOf(database, chargeEvents))) {
    names.push('The ledger has what the card network took');
  }
  const gave = stripe.refunds.reduce((sum, { amount }) => sum + amount, 0);
  if (!agrees(gave, -(await ledgerOf(database, ['REFUNDED', 'PART_REFUNDED', 'CHARGE_REFUNDED'])))) {
    names.push('The ledger has what the card network gave back');
  }
  return names;
}

/** What moves money between the businesses and the card network, without refunds. */
const chargeEvents = [
  'CHARGED',
  'CHARGE_RETURNED',
  'CHARGE_GIVEN_BACK',
  'INVOICE_PAID',
  'INVOICE_RETURNED',
  'INVOICE_GIVEN_BACK',
  'PART_RETURNED',
  'PART_CHARGED',
  'PART_GIVEN_BACK',
] as const;

/** What the ledger has of parts of charges that banks took back, in cents. */
async function takenParts(database: Database): Promise<number> {
  const { cents } = await database
    .selectFrom('returned_parts')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['MISSING', 'PAID']),
        // The platform bears it.
        eb.and([eb('status', '=', 'REPORTED'), eb('due_ts', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}

async function ledgerOf(database: Database, events: readonly LedgerEvent[]) {
  const { cents } = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'posting_id', 'ledger_postings.id')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('account', '=', 'PROCESSOR')
    .where('event', 'in', events)
    .executeTakeFirstOrThrow();
  return cents ?? 0;
}
