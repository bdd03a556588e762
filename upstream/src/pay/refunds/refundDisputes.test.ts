import { beforeEach, expect, test } from 'vitest';
import { becomePro, dispute, shortenHours } from '../../testing/disputes.ts';
import { balances } from '../../testing/ledger.ts';
import { settle } from '../../testing/refunds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first] = ids.openApplications;

const refund = (amount: number) =>
  call('POST', '/admin/refunds/', {
    as: 'admin',
    body: { application_id: first, amount, reason: 'The pro left at noon.' },
  });
const refunded = () =>
  database
    .selectFrom('sandbox_refunds')
    .select(['charge_key', 'amount_cents'])
    .orderBy('charge_key')
    .execute();
const invoiceTheLocation = () =>
  database
    .updateTable('locations')
    .set({ invoicing_enabled: true })
    .where('id', '=', ids.harborHouse)
    .execute();

beforeEach(async () => {
  await reset();
  await becomePro(server);
  await shortenHours(server);
  await call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
  await settle(server);
});

/** A dispute about 2 more hours is granted. */
async function grant() {
  const id = await dispute(server);
  await call('POST', `/staffer/disputes/${id}/accept/`, { as: 'member', body: {} });
  await settle(server);
}

test('what a dispute granted by card is refunded with the work, from the charge that took it', async () => {
  await grant();
  // 6 hours for $179.55, and 2 more for $60.05.
  expect((await refund(239.61)).error?.message).toBe('At most $239.60');
  expect(await refund(239.6)).toMatchObject({
    status: 201,
    body: { refunds: [{ amount: 179.55 }, { amount: 60.05 }] },
  });
  await settle(server);

  expect(await refunded()).toEqual([
    { charge_key: `application-${first}-1`, amount_cents: 17_955 },
    { charge_key: 'dispute-1-1', amount_cents: 6005 },
  ]);
  expect(await balances(database)).toMatchObject({ REFUNDS: 23_960 });
  const { body: timeline } = await call<{ kind: string; amount: number; note: string; actor_name: string }[]>(
    'GET',
    '/staffer/disputes/1/timeline/',
    { as: 'member' },
  );
  const reason = 'The pro left at noon.';
  const sent = { kind: 'REFUND_SUBMITTED', note: reason, actor_name: expect.stringMatching(/\w/) };
  expect(timeline.slice(-4)).toMatchObject([
    { ...sent, amount: 179.55 },
    { ...sent, amount: 60.05 },
    { kind: 'BUSINESS_REFUNDED', amount: 179.55, note: null },
    { kind: 'BUSINESS_REFUNDED', amount: 60.05, note: null },
  ]);
  expect((await refund(0.01)).error?.message).toBe('Everything was refunded already.');
});

test('a refund before the dispute takes nothing of what it grants later', async () => {
  await refund(179.55);
  await grant();
  expect(await refund(60.05)).toMatchObject({ status: 201, body: { refunds: [{ amount: 60.05 }] } });
  await settle(server);
  expect(await refunded()).toContainEqual({ charge_key: 'dispute-1-1', amount_cents: 6005 });
});

test('what a dispute granted on an invoice is a credit, beside the refund of the card', async () => {
  await invoiceTheLocation();
  await grant();
  // A draft is corrected, and counts once it is issued.
  for (const day of [7, 2]) {
    server.clock.advance(day * 24 * 60);
    await settle(server);
  }
  const { cents } = await database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select('invoice_lines.total_cents as cents')
    .where('application_id', '=', first)
    .where('invoices.status', '<>', 'DRAFT')
    .executeTakeFirstOrThrow();
  expect(await refund(179.55 + cents / 100)).toMatchObject({
    status: 201,
    body: {
      refunds: [
        { way: 'PAYMENT_METHOD', amount: 179.55 },
        { way: 'INVOICE', amount: cents / 100 },
      ],
    },
  });
});
