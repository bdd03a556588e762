import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { draftInvoice, issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { addOrganizationCard, moveTo } from '../../testing/moves.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second] = ids.openApplications;

beforeEach(reset);

const setLocation = (values: object) =>
  database.updateTable('locations').set(values).where('id', '=', ids.harborHouse).execute();
const setWork = (id: number, values: object) =>
  database.updateTable('gig_applications').set(values).where('id', '=', id).execute();
const pay = (id: number) => call('POST', `/staffer/gig-applications/${id}/pay/`, { as: 'manager', body: {} });

/** Lets the end of a week and the review of its draft pass. */
async function endWeek(day: number) {
  clock.set(new Date(Date.UTC(2026, 2, day, 5)));
  await runDue(server);
  clock.advance(24 * 60);
  await runDue(server);
}

/** Who was billed for which work, by line. */
const billed = () =>
  database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['invoices.organization_id', 'application_id', 'invoice_lines.total_cents'])
    .select('adhoc_payment_id')
    .where('status', '<>', 'DRAFT')
    .orderBy('invoice_lines.id')
    .execute();

/** Two pros have worked at an invoiced location, and no one is paid. */
async function finishInvoicedWork() {
  await finishWork(server);
  await addCard(database);
  await setLocation({ invoicing_enabled: true, auto_approve_hours_enabled: false });
}

const charges = () =>
  database.selectFrom('sandbox_charges').select(['idempotency_key', 'customer_id']).execute();

describe('an invoiced location', () => {
  test('pay that is approved after a move is billed by when the work ended', async () => {
    await finishInvoicedWork();
    await setWork(second, { work_end_time: hoursFromStart(34) });
    await moveTo(server, ids.summit);
    clock.advance(120);
    expect((await pay(first)).status).toBe(200);
    expect((await pay(second)).status).toBe(200);
    await endWeek(9);

    expect(await billed()).toMatchObject([
      { organization_id: ids.harbor, application_id: first },
      { organization_id: ids.summit, application_id: second },
    ]);
  });

  test('a pro who left before the move is billed to the organization that is left, although the shift goes on', async () => {
    await finishInvoicedWork();
    await setWork(first, { work_end_time: hoursFromStart(40), sent_home_ts: hoursFromStart(31) });
    await setWork(second, { work_end_time: hoursFromStart(40) });
    await database
      .insertInto('time_punches')
      .values([
        { application_id: second, punch_type: 'CLOCK_IN', time: hoursFromStart(24) },
        { application_id: second, punch_type: 'CLOCK_OUT', time: hoursFromStart(32) },
      ])
      .execute();
    await moveTo(server, ids.summit);
    await owe(server, first, [10_000, 1850]);
    await owe(server, second, [10_000, 1850]);
    await endWeek(9);

    expect(await billed()).toMatchObject([
      { organization_id: ids.harbor, application_id: first },
      { organization_id: ids.harbor, application_id: second },
    ]);
  });

  test('a shift that was cancelled late before the move is billed to the organization that cancelled it', async () => {
    await finishInvoicedWork();
    await setWork(first, {
      work_end_time: hoursFromStart(48),
      guaranteed_minutes: 240,
      is_cancelled: true,
      cancellation_reason: 'GIG_CANCELLED',
      cancelled_ts: hoursFromStart(32),
    });
    await moveTo(server, ids.summit);
    expect((await pay(first)).status).toBe(200);
    await endWeek(9);

    expect(await billed()).toMatchObject([{ organization_id: ids.harbor, application_id: first }]);
  });

  test('a line that was held back before the move is billed to the organization that held it back', async () => {
    await draftInvoice(server);
    await call('PATCH', '/staffer/invoices/1/lines/1/', { as: 'manager', body: { held_reason: 'Wrong' } });
    await moveTo(server, ids.summit);
    clock.advance(24 * 60);
    await runDue(server);
    await endWeek(16);

    expect(await billed()).toMatchObject([
      { organization_id: ids.harbor, application_id: second },
      { organization_id: ids.harbor, application_id: first },
    ]);
  });

  test('a correction follows the invoice that it corrects', async () => {
    await issueInvoice(server);
    await moveTo(server, ids.summit);
    await owe(server, first, [10_000, 1850], 2);
    // The hours that are corrected now end after the move.
    await setWork(first, { work_end_time: hoursFromStart(400) });
    await endWeek(16);

    expect((await billed()).at(-1)).toMatchObject({
      organization_id: ids.harbor,
      application_id: first,
      total_cents: 11_850,
    });
  });

  test('what the organization that is left gets back comes off any of its invoices, and waits for one', async () => {
    await issueInvoice(server);
    await moveTo(server, ids.summit);
    await owe(server, first, [-2000, -370], 2);
    await endWeek(16);
    expect(await billed()).toHaveLength(2);

    await database
      .updateTable('locations')
      .set({ invoicing_enabled: true })
      .where('id', '=', ids.vineStreet)
      .execute();
    await setWork(ids.openApplications[2], { location_id: ids.vineStreet });
    await owe(server, ids.openApplications[2], [10_000, 1850]);
    clock.set(new Date('2026-03-23T05:00:00Z'));
    await runDue(server);
    for (const hours of [12, 12]) {
      clock.advance(hours * 60);
      await runDue(server);
    }

    expect(
      await database
        .selectFrom('invoices')
        .select(['organization_id', 'location_id', 'total_cents', 'status'])
        .where('id', '>', 1)
        .execute(),
    ).toEqual([
      {
        organization_id: ids.harbor,
        location_id: ids.vineStreet,
        total_cents: 11_850 - 2370,
        status: 'ISSUED',
      },
    ]);
  });

  test('an ad-hoc payment goes with its work', async () => {
    await issueInvoice(server);
    await moveTo(server, ids.summit);
    await call('POST', '/adhoc-payments/business/', {
      as: 'admin',
      body: { application_id: first, pro_amount: 20, reason: 'PRO_BONUS' },
    });
    await runDue(server);
    await endWeek(16);

    expect((await billed()).at(-1)).toMatchObject({ organization_id: ids.harbor, adhoc_payment_id: 1 });
  });

  test('what is given for work ahead waits for the organization that has the location then', async () => {
    await finishInvoicedWork();
    await setWork(first, { work_end_time: hoursFromStart(48) });
    await call('POST', '/adhoc-payments/business/', {
      as: 'manager',
      body: { application_id: first, pro_amount: 20, reason: 'PRO_BONUS' },
    });
    await runDue(server);
    await moveTo(server, ids.summit);
    expect(await database.selectFrom('invoices').select('id').execute()).toEqual([]);
    await endWeek(9);

    expect(await billed()).toMatchObject([{ organization_id: ids.summit, adhoc_payment_id: 1 }]);
  });

  test('each of several moves counts for who is billed', async () => {
    await finishInvoicedWork();
    await setWork(second, { work_end_time: hoursFromStart(34) });
    await moveTo(server, ids.summit);
    clock.advance(120);
    await moveTo(server, ids.harbor);
    await pay(first);
    await pay(second);
    await endWeek(9);

    expect(await billed()).toMatchObject([
      { organization_id: ids.harbor, application_id: first },
      { organization_id: ids.summit, application_id: second },
    ]);
  });
});

describe('a location that pays at once', () => {
  test('a charge goes to the organization that had the location when the work ended', async () => {
    await finishWork(server);
    await addCard(database);
    await setLocation({ billing_source: 'ORGANIZATION', auto_approve_hours_enabled: false });
    const harbor = await addOrganizationCard(database, ids.harbor);
    const summit = await addOrganizationCard(database, ids.summit);
    await setWork(second, { work_end_time: hoursFromStart(34) });
    await moveTo(server, ids.summit);
    clock.advance(120);
    await pay(first);
    await pay(second);
    await runDue(server);

    expect(await charges()).toEqual([
      { idempotency_key: `application-${first}-1`, customer_id: harbor },
      { idempotency_key: `application-${second}-1`, customer_id: summit },
    ]);
  });

  test('the card of a location is never charged for an organization that it left', async () => {
    await finishWork(server);
    await addCard(database);
    await setLocation({ auto_approve_hours_enabled: false });
    await moveTo(server, ids.summit);
    const { status, error } = await pay(first);
    expect({ status, error }).toMatchObject({
      status: 409,
      error: {
        code: 'conflict',
        message:
          'Harbor & Vine Hospitality had this location when the work ended, and has no payment method that can be charged.',
      },
    });

    const customer = await addOrganizationCard(database, ids.harbor);
    expect((await pay(first)).status).toBe(200);
    await runDue(server);
    expect(await charges()).toEqual([{ idempotency_key: `application-${first}-1`, customer_id: customer }]);
  });

  test('notifies the admins of the organization that is billed of a charge that failed, at its billing', async () => {
    await finishWork(server);
    await addCard(database);
    await setLocation({ auto_approve_hours_enabled: false });
    await addOrganizationCard(database, ids.harbor, 'DECLINED_LATER');
    await moveTo(server, ids.summit);
    await pay(first);
    await runDue(server);

    const mails = await database
      .selectFrom('outbox_messages')
      .select(['recipient', 'body'])
      .where('subject', 'like', 'The payment for % failed')
      .orderBy('recipient')
      .execute();
    expect(mails).toEqual([
      {
        recipient: 'manager@brigade.example',
        body: expect.stringContaining(`/locations/${ids.harborHouse}/pay`),
      },
      {
        recipient: 'member@brigade.example',
        body: expect.stringContaining(`/locations/${ids.harborHouse}/pay`),
      },
      {
        recipient: 'owner@brigade.example',
        body: expect.stringContaining(`/organizations/${ids.harbor}/billing`),
      },
    ]);
  });

  test('approves hours automatically where the organization that is billed can be charged', async () => {
    await finishWork(server);
    await addCard(database);
    await database
      .updateTable('gig_applications')
      .set({ hours_updated_ts: clock.now() })
      .where('id', 'in', [first, second])
      .execute();
    await setWork(second, { work_end_time: hoursFromStart(34) });
    const customer = await addOrganizationCard(database, ids.harbor);
    await moveTo(server, ids.summit);
    await database.deleteFrom('payment_methods').where('external_id', '=', 'pm_SUCCESS').execute();
    clock.advance(49 * 60);
    await runDue(server);

    expect(await charges()).toEqual([{ idempotency_key: `application-${first}-1`, customer_id: customer }]);
  });
});
