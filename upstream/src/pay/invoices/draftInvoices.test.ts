import { beforeEach, describe, expect, test } from 'vitest';
import { issueInvoice, owe, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { breakWrites } from '../../testing/breakWrites.ts';
import { addLocation } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { draftInvoices } from './draftInvoices.ts';
import { settleInvoice } from './settleInvoice.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;
const [first, second, third] = ids.openApplications;

beforeEach(reset);

const invoices = () => database.selectFrom('invoices').selectAll().orderBy('id').execute();
const setLocation = (values: object) =>
  database.updateTable('locations').set(values).where('id', '=', ids.harborHouse).execute();

/** Lets the time pass until the end of a week. */
async function endWeek(end = '2026-03-09') {
  clock.set(new Date(`${end}T05:00:00Z`));
  await runDue(server);
}

const linesOfNext = () =>
  database.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', 2).orderBy('id').execute();

describe('the period', () => {
  test.each([
    [
      'a week that ends on Sunday by default',
      { invoice_frequency: null },
      '2026-03-09T05:00:00.000Z',
      '2026-03-02',
      '2026-03-08',
    ],
    [
      'a week that ends on the day of the work',
      { invoice_work_week_end_date: 'TUESDAY' },
      '2026-03-04T06:00:00.000Z',
      '2026-02-25',
      '2026-03-03',
    ],
    ['a day', { invoice_frequency: 'DAILY' }, '2026-03-04T06:00:00.000Z', '2026-03-03', '2026-03-03'],
  ])(
    'the period of an invoice is %s, in the zone of the location',
    async (_what, settings, end, from, to) => {
      await setLocation(settings);
      await oweTwoPros(server);
      const window = { after: clock.now(), locationId: ids.harborHouse };
      expect((await draftInvoices.next?.(database, window))?.toISOString()).toBe(end);

      clock.set(new Date(Date.parse(end) - 1));
      await runDue(server);
      expect(await invoices()).toEqual([]);
      clock.set(new Date(end));
      await runDue(server);

      expect(await invoices()).toMatchObject([
        {
          status: 'DRAFT',
          number: null,
          period_start: from,
          period_end: to,
          total_cents: 46_452,
          line_count: 2,
        },
      ]);
    },
  );
});

describe('a change of the settings leaves work that is queued in its period', () => {
  test.each([
    ['from weeks to days', {}, { invoice_frequency: 'DAILY' }, '2026-03-02', '2026-03-08'],
    [
      'from days to weeks',
      { invoice_frequency: 'DAILY' },
      { invoice_frequency: 'WEEKLY' },
      '2026-03-03',
      '2026-03-03',
    ],
    ['of the time zone', {}, { timezone: 'Pacific/Honolulu' }, '2026-03-02', '2026-03-08'],
  ])(
    'work that is queued stays in its period after a change %s',
    async (_change, before, after, from, to) => {
      await setLocation({ invoice_work_week_end_date: 'SUNDAY', ...before });
      await oweTwoPros(server);
      await setLocation(after);
      await endWeek();

      expect(await invoices()).toMatchObject([{ period_start: from, period_end: to, line_count: 2 }]);
    },
  );

  test('work that is queued after a change of the period and ends with it is on the same invoice', async () => {
    await oweTwoPros(server);
    await setLocation({ invoice_frequency: 'DAILY' });
    clock.set(new Date('2026-03-08T20:00:00Z'));
    await owe(server, third, [5000, 925]);
    await endWeek();

    expect(await invoices()).toMatchObject([
      { period_start: '2026-03-02', period_end: '2026-03-08', line_count: 3 },
    ]);
  });
});

describe('the style', () => {
  test('the style ADDRESS makes an invoice for each address', async () => {
    await oweTwoPros(server);
    await setLocation({ invoice_style: 'ADDRESS' });
    const { gig_id } = await database
      .selectFrom('gig_applications')
      .select('gig_id')
      .where('id', '=', ids.completedApplication)
      .executeTakeFirstOrThrow();
    await database
      .updateTable('gigs')
      .set({ address_line_1: '7 Dock St' })
      .where('id', '=', gig_id)
      .execute();
    await owe(server, ids.completedApplication, [1000, 185]);
    await endWeek();

    expect(await invoices()).toMatchObject([
      { address: expect.stringContaining('1 Harbor Way'), line_count: 2 },
      { address: expect.stringContaining('7 Dock St'), line_count: 1 },
    ]);
  });

  test('the style LOCATION makes one invoice for the locations that the organization pays for', async () => {
    await oweTwoPros(server);
    const together = {
      invoice_style: 'LOCATION',
      billing_source: 'ORGANIZATION',
      invoicing_enabled: true,
    } as const;
    await setLocation(together);
    const other = await addLocation(database, together);
    await database
      .updateTable('gig_applications')
      .set({ location_id: other })
      .where('id', '=', third)
      .execute();
    await owe(server, third, [1000, 185]);
    await endWeek();

    expect(await invoices()).toMatchObject([
      {
        location_id: null,
        organization_id: ids.harbor,
        line_count: 3,
        total_cents: 47_637,
        bill_to: expect.objectContaining({ name: expect.stringContaining('Harbor') }),
      },
    ]);
  });
});

test('a location whose invoice cannot be drafted delays no other', async () => {
  await oweTwoPros(server);
  const other = await addLocation(database, { organization_id: ids.harbor, invoicing_enabled: true });
  await database
    .updateTable('gig_applications')
    .set({ location_id: other })
    .where('id', '=', third)
    .execute();
  await owe(server, third, [1000, 185]);
  await breakWrites(database, { table: 'invoices', condition: `new.location_id = ${ids.harborHouse}` });
  await endWeek();

  expect(await invoices()).toMatchObject([{ location_id: other, status: 'DRAFT' }]);
  expect(await database.selectFrom('job_setbacks').select(['job', 'item_id']).execute()).toEqual([
    { job: 'draftInvoices', item_id: ids.harborHouse },
  ]);
});

test('work that the card network charges for is on no invoice', async () => {
  await oweTwoPros(server);
  await database
    .insertInto('payments')
    .values({
      application_id: first,
      kind: 'CHARGE',
      status: 'IN_TRANSIT',
      attempt: 1,
      amount_cents: 1,
      submitted_ts: clock.now(),
    })
    .execute();
  await endWeek();

  expect(await invoices()).toMatchObject([{ line_count: 1, total_cents: 23_226 }]);
});

describe('a correction', () => {
  beforeEach(() => issueInvoice(server));

  test('a correction of an issued invoice is a line of the next one that names the original', async () => {
    await owe(server, first, [1000, 185], 2);
    await owe(server, third, [5000, 925]);
    await endWeek('2026-03-16');

    expect(await linesOfNext()).toMatchObject([
      { application_id: first, minutes: null, wage_cents: null, total_cents: 1185, corrects_line_id: 1 },
      { application_id: third, minutes: 480, total_cents: 5925, corrects_line_id: null },
    ]);
    clock.advance(24 * 60);
    await runDue(server);
    expect((await invoices())[1]).toMatchObject({ number: 'INV-1-00002', total_cents: 7110 });
    const { BUSINESS_RECEIVABLE, INVOICE_RECEIVABLE } = await balances(database);
    expect({ BUSINESS_RECEIVABLE, INVOICE_RECEIVABLE }).toEqual({ INVOICE_RECEIVABLE: 46_452 + 7110 });
  });

  test('a correction that is a credit waits until there is more to bill', async () => {
    await owe(server, second, [-1000, -185], 2);
    await endWeek('2026-03-16');
    clock.advance(24 * 60);
    await runDue(server);
    expect(await invoices()).toHaveLength(1);

    await owe(server, third, [5000, 925]);
    await endWeek('2026-03-23');
    clock.advance(24 * 60);
    await runDue(server);

    expect((await invoices())[1]).toMatchObject({
      number: 'INV-1-00002',
      total_cents: 4740,
      amounts: [
        { code: 'LABOR', cents: 4000 },
        { code: 'PLATFORM_FEE', cents: 740 },
      ],
    });
  });

  test('a correction that is too little to charge waits until there is more to bill', async () => {
    await owe(server, second, [25, 5], 2);
    await endWeek('2026-03-16');
    clock.advance(24 * 60);
    await runDue(server);
    expect(await invoices()).toHaveLength(1);

    await owe(server, third, [5000, 925]);
    await endWeek('2026-03-23');
    clock.advance(24 * 60);
    await runDue(server);

    expect((await invoices())[1]).toMatchObject({ number: 'INV-1-00002', total_cents: 5925 + 30 });
  });

  test('a correction that is paid first leaves the work unpaid until its original invoice is paid', async () => {
    await owe(server, first, [4900, 907], 2);
    await endWeek('2026-03-16');
    clock.advance(24 * 60);
    await runDue(server);
    const settle = (id: number) =>
      database
        .transaction()
        .execute((trx) =>
          settleInvoice(trx, id, { chargeKey: `invoice-${id}-1`, event: 'INVOICE_PAID' }, clock.now()),
        );
    const charges = () =>
      database
        .selectFrom('payments')
        .select(['status', 'amount_cents'])
        .where('application_id', '=', first)
        .where('kind', '=', 'CHARGE')
        .execute();
    await database
      .updateTable('invoices')
      .set({ status: 'OVERDUE', paid_ts: null })
      .where('id', '=', 1)
      .execute();
    await settle(2);
    expect(await charges()).toEqual([]);

    await settle(1);
    expect(await charges()).toEqual([{ status: 'AVAILABLE', amount_cents: 23_226 + 5807 }]);
  });

  test('a correction of a draft is part of it when it is issued', async () => {
    await owe(server, third, [5000, 925]);
    await endWeek('2026-03-16');
    await owe(server, third, [100, 18], 2);
    clock.advance(24 * 60);
    await runDue(server);
    clock.set(new Date('2026-03-24T05:00:00Z'));
    await runDue(server);

    expect(await invoices()).toMatchObject([{ total_cents: 46_452 }, { total_cents: 6043 }]);
  });
});

test('without a card, an invoice is overdue after seven days', async () => {
  await issueInvoice(server);
  await addCard(database, 'DECLINED_LATER');
  await database.deleteFrom('payment_methods').execute();
  expect(await invoices()).toMatchObject([{ status: 'ISSUED', due_date: '2026-03-17' }]);
  clock.set(new Date('2026-03-18T05:00:00Z'));
  await runDue(server);

  expect(await invoices()).toMatchObject([{ status: 'OVERDUE', next_ts: null }]);
});
