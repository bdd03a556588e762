import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { owe, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { addOrganizationCard, moveTo } from '../../testing/moves.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const organizations = [ids.harbor, ids.summit] as const;
const works = [...ids.openApplications, ids.completedApplication] as const;
const day = 24 * 60;

const kinds = ['work', 'correct', 'give', 'hold', 'approve', 'refund', 'move', 'wait'] as const;
type Act = { kind: (typeof kinds)[number]; work: number; cents: number };

const acts = fc.array(
  fc.record({
    kind: fc.oneof(fc.constantFrom(...kinds), fc.constantFrom<Act['kind']>('work', 'move')),
    work: fc.constantFrom(...works),
    cents: fc.integer({ min: 100, max: 9000 }),
  }),
  { minLength: 6, maxLength: 14 },
);

/** Which organization has the location, and which had it when each work ended: what the test knows by itself. */
type Known = { owner: number; payers: Map<number, number> };

/** Whatever the act meets: what does not suit the state is refused. */
async function perform({ kind, work, cents }: Act, attempt: number, known: Known): Promise<void> {
  const latest = await database.selectFrom('invoices').select('id').orderBy('id', 'desc').executeTakeFirst();
  const path = `/staffer/invoices/${latest?.id ?? 99}/`;
  const isWorked = known.payers.has(work);
  if (kind === 'work' && !isWorked) {
    await setEnd(work, clock.now());
    known.payers.set(work, known.owner);
    await owe(server, work, [10_000, 1850]);
  }
  if (kind === 'correct' && isWorked) await owe(server, work, [cents, Math.round(cents / 7)], attempt);
  if (kind === 'give' && isWorked) {
    const body = { application_id: work, pro_amount: cents / 100, reason: 'PRO_BONUS' };
    // After a move, the team of the location gives nothing for earlier work.
    await call('POST', '/adhoc-payments/business/', { as: 'admin', body });
  }
  if (kind === 'hold') await holdLatestLine(path);
  if (kind === 'approve') await call('POST', `${path}approve/`, { as: 'admin' });
  if (kind === 'refund') {
    const body = { application_id: work, amount: cents / 100, reason: 'Left early' };
    await call('POST', '/admin/refunds/', { as: 'admin', body });
  }
  if (kind === 'move') {
    known.owner = known.owner === ids.harbor ? ids.summit : ids.harbor;
    await moveTo(server, known.owner);
  }
  clock.advance(kind === 'wait' ? 4 * day : 60);
  await runDue(server);
}

const setEnd = (id: number, work_end_time: Date) =>
  database
    .updateTable('gig_applications')
    .set({ work_start_time: new Date(work_end_time.getTime() - 3_600_000), work_end_time })
    .where('id', '=', id)
    .execute();

async function holdLatestLine(path: string): Promise<void> {
  const line = await database
    .selectFrom('invoice_lines')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const body = { held_reason: 'Disputed' };
  await call('PATCH', `${path}lines/${line?.id ?? 99}/`, { as: 'admin', body });
}

/** Two pros have worked for Harbor; each organization has a card. */
async function start(): Promise<{ known: Known; customers: Map<number, string> }> {
  await reset();
  await oweTwoPros(server);
  await database
    .updateTable('locations')
    .set({ billing_source: 'ORGANIZATION' })
    .where('id', '=', ids.harborHouse)
    .execute();
  const customers = new Map<number, string>();
  for (const id of organizations) customers.set(id, await addOrganizationCard(database, id));
  const payers = new Map<number, number>([
    [ids.openApplications[0], ids.harbor],
    [ids.openApplications[1], ids.harbor],
  ]);
  return { known: { owner: ids.harbor, payers }, customers };
}

async function sumOf(rows: ReturnType<typeof sql<{ cents: number | null }>>): Promise<number> {
  const [row] = (await rows.execute(database)).rows;
  return row?.cents ?? 0;
}

test('wherever a location moves, each organization is billed and charged what its own work owes, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const { known, customers } = await start();
      for (const [index, act] of sequence.entries()) await perform(act, index + 2, known);
      for (let passed = 0; passed < 30; passed += 1) {
        clock.advance(day);
        await runDue(server);
      }

      for (const organization of organizations) {
        const own = [...known.payers].filter(([, payer]) => payer === organization).map(([id]) => id);
        const owed = await sumOf(sql`
          select sum(cents) as cents from ledger_entries join ledger_postings on ledger_postings.id = posting_id
          where account = 'BUSINESS_RECEIVABLE' and event in ('OWED', 'REVERSED') and application_id = any(${own})`);
        const credited = await sumOf(
          sql`select sum(credited_cents) as cents from refunds where organization_id = ${organization}`,
        );
        const billed = await sumOf(sql`
          select sum(invoice_lines.total_cents) as cents from invoice_lines
          join invoices on invoices.id = invoice_id where organization_id = ${organization}`);
        const invoiced = await sumOf(sql`
          select sum(total_cents) as cents from invoices where organization_id = ${organization} and status = 'PAID'`);
        const charged = await sumOf(sql`
          select sum(amount_cents) as cents from sandbox_charges where customer_id = ${customers.get(organization)}`);
        expect({ organization, billed, invoiced, charged }).toEqual({
          organization,
          billed: owed,
          invoiced: owed - credited,
          charged: owed - credited,
        });
      }
      expect(await balances(database)).not.toHaveProperty('INVOICE_RECEIVABLE');
    }),
    { numRuns: 6 },
  );
}, 120_000);
