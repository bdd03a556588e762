import { beforeEach, describe, expect, test } from 'vitest';
import { addApplication, addGig, hoursFromStart } from '../../testing/builders.ts';
import { addDispute } from '../../testing/disputes.ts';
import { addGeoLog } from '../../testing/geoLogs.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { addOffer } from '../../testing/directOffers.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { HomeResponse } from './homeResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;

beforeEach(reset);

const path = (locationId: number) => `/staffer/locations/${locationId}/home/`;
const home = async (as: Person = 'manager', locationId: number = ids.harborHouse) =>
  (await call<HomeResponse>('GET', path(locationId), { as })).body;

/** A pro has worked, and the charge failed. */
async function addFailedWork() {
  const gig_id = await addGig(database, { status: 'FAILED_PAYMENT', start_time: hoursFromStart(-40) });
  const failed = { business_payment_status: 'FAILED', business_payment_amount: 196 } as const;
  const confirmed = { is_selected: true, is_confirmed: true };
  return addApplication(database, { gig_id, pro_id: ids.pros[0], ...confirmed, ...failed });
}

/** Invites someone to the team, for two days. */
async function addInvitation(location_id: number) {
  await database
    .insertInto('invitations')
    .values({
      location_id,
      role: 'TEAM_MEMBER',
      email: 'new@example.com',
      token: 'token',
      status: 'SUBMITTED',
      created_ts: hoursFromStart(0),
      expires_ts: hoursFromStart(48),
    })
    .execute();
}

describe('200', () => {
  test('home has the week from today, and the gigs that need pros with their applicants and offers', async () => {
    await database
      .insertInto('direct_offers')
      .values({
        gig_id: ids.postedGig,
        pro_id: ids.idlePro,
        application_type: 'DIRECT_OFFER',
        status: 'PENDING',
        created_ts: hoursFromStart(-1),
      })
      .execute();
    const body = await home();

    expect(body).toMatchObject({ location_id: ids.harborHouse, today: '2026-03-02', missing: [] });
    expect(body.days).toHaveLength(7);
    expect(body.days.slice(0, 2)).toEqual([
      { date: '2026-03-02', gigs: 0, places: 0, confirmed: 0 },
      { date: '2026-03-03', gigs: 1, places: 2, confirmed: 0 },
    ]);
    expect(body.open).toMatchObject({
      gigs: 1,
      places: 2,
      first: [
        {
          id: ids.postedGig,
          allowed_confirmed_pros: 2,
          confirmed_applications: 0,
          open_applications: 3,
          pending_offers: 1,
          fill_history: { gigs: 1, filled_gigs: expect.any(Number) as number },
        },
      ],
    });
  });

  test('a gig that awaits approval counts in its day, and needs no pros yet', async () => {
    await addGig(database, {
      start_time: hoursFromStart(25),
      end_time: hoursFromStart(30),
      status: 'UNAPPROVED',
    });
    const body = await home();

    expect(body.days[1]).toEqual({ date: '2026-03-03', gigs: 2, places: 4, confirmed: 0 });
    expect(body.open).toMatchObject({ gigs: 1, places: 2 });
  });

  test('home has the first five of the gigs that need pros, and no history where no gig was similar', async () => {
    await database.updateTable('gigs').set({ wage_amount: 99 }).where('id', '=', ids.postedGig).execute();
    const later = [];
    for (let hours = 30; hours > 0; hours -= 5) {
      later.unshift(
        await addGig(database, { start_time: hoursFromStart(hours), end_time: hoursFromStart(hours + 4) }),
      );
    }
    const { open } = await home();

    expect(open).toMatchObject({ gigs: 7, places: 14 });
    expect(open?.first.map(({ id }) => id)).toEqual([...later.slice(0, 4), ids.postedGig]);
    expect(open?.first.at(-1)?.fill_history).toEqual({ gigs: 0, filled_gigs: 0 });
  });

  test('an offer that has expired waits for no answer, before due work has recorded that', async () => {
    await addOffer(database);
    clock.set(hoursFromStart(0.5));
    const before = (await home()).open?.first.map(({ pending_offers }) => pending_offers);
    clock.set(hoursFromStart(1.5));
    const after = (await home()).open?.first.map(({ pending_offers }) => pending_offers);

    expect(after).toEqual(before?.map((count) => count - 1));
  });

  test('a gig that has started, is full or is later than the week needs no pros', async () => {
    await database
      .updateTable('gigs')
      .set({ selected_applications: 2, confirmed_applications: 2 })
      .where('id', '=', ids.postedGig)
      .execute();
    await addGig(database, { start_time: hoursFromStart(-1), end_time: hoursFromStart(5) });
    await addGig(database, { start_time: hoursFromStart(24 * 7), end_time: hoursFromStart(24 * 7 + 8) });
    const body = await home();

    expect(body.open).toEqual({ gigs: 0, places: 0, first: [] });
    expect(body.days[1]).toEqual({ date: '2026-03-03', gigs: 1, places: 2, confirmed: 2 });
    expect(body.days[0]).toMatchObject({ gigs: 1, places: 2, confirmed: 0 });
  });

  test('home names the confirmed pros who have not come to a gig under way', async () => {
    const gig_id = await addGig(database, { start_time: hoursFromStart(-1), end_time: hoursFromStart(5) });
    const confirmed = { gig_id, is_selected: true, is_confirmed: true };
    await addApplication(database, {
      ...confirmed,
      pro_id: ids.pros[0],
      missing_since_ts: hoursFromStart(0),
    });
    await addApplication(database, { ...confirmed, pro_id: ids.pros[1] });
    const { display_name } = await database
      .selectFrom('pros')
      .select('display_name')
      .where('id', '=', ids.pros[0])
      .executeTakeFirstOrThrow();

    expect((await home('onsite')).missing).toMatchObject([
      { gig: { id: gig_id }, pro_names: [display_name] },
    ]);
    clock.set(hoursFromStart(6));
    expect((await home('onsite')).missing).toEqual([]);
  });

  test('a gig under way stays on home while the place of a pro who does not come can be given to another one', async () => {
    const gig_id = await addGig(database, {
      start_time: hoursFromStart(-1),
      end_time: hoursFromStart(5),
      status: 'POSTED',
      allowed_confirmed_pros: 2,
    });
    const confirmed = { gig_id, is_selected: true, is_confirmed: true };
    const id = await addApplication(database, {
      ...confirmed,
      pro_id: ids.pros[0],
      missing_since_ts: hoursFromStart(-0.75),
    });
    await addApplication(database, { ...confirmed, pro_id: ids.pros[1] });
    expect(await home()).toMatchObject({ missing: [{ gig: { id: gig_id } }], short: [] });
    await call('POST', `/staffer/gig-applications/${id}/no-show/`, { as: 'manager' });
    const { display_name } = await database
      .selectFrom('pros')
      .select('display_name')
      .where('id', '=', ids.pros[0])
      .executeTakeFirstOrThrow();

    expect(await home()).toMatchObject({
      missing: [],
      short: [{ gig: { id: gig_id }, places: 1, pro_names: [display_name] }],
    });
    expect((await home('onsite')).short).toBeNull();
    clock.set(hoursFromStart(3.5));
    expect((await home()).short).toHaveLength(1);
    clock.set(hoursFromStart(3.51));
    expect((await home()).short).toEqual([]);
  });

  test('a gig under way whose place is taken again needs no replacement', async () => {
    const gig_id = await addGig(database, { start_time: hoursFromStart(-1), end_time: hoursFromStart(5) });
    const lost = { is_cancelled: true, cancelled_ts: hoursFromStart(-1) };
    const selected = { gig_id, is_selected: true, is_confirmed: true };
    await addApplication(database, {
      ...selected,
      ...lost,
      cancellation_reason: 'CALLED_OUT',
      pro_id: ids.pros[0],
    });
    expect((await home()).short).toMatchObject([{ gig: { id: gig_id }, places: 2 }]);
    await database.updateTable('gigs').set({ selected_applications: 2 }).where('id', '=', gig_id).execute();
    expect((await home()).short).toEqual([]);
  });

  test('home counts what waits for a review, an approval of hours or an answer', async () => {
    await addGeoLog(database);
    await finishWork(server);
    await addFailedWork();
    await addInvitation(ids.harborHouse);

    expect(await home()).toMatchObject({
      flagged_geo_logs: 1,
      pay: { due_gigs: 1, failed_gigs: 1 },
      open_invitations: 1,
    });
    clock.set(hoursFromStart(49));
    expect((await home()).open_invitations).toBe(0);
  });

  test('home counts the disputes that the business can still answer', async () => {
    await finishWork(server);
    const [first, second, third] = ids.openApplications;
    const gig = { gig_id: ids.postedGig, pro_id: ids.pros[0] };
    await addDispute(server, { application_id: first, ...gig });
    await addDispute(server, { application_id: second, ...gig });
    const countered = await addDispute(server, { application_id: third, ...gig });
    await database
      .updateTable('disputes')
      .set({ status: 'COUNTERED', counter_value: 400 })
      .where('id', '=', countered)
      .execute();

    expect(await home()).toMatchObject({ open_disputes: 2 });
    clock.set(hoursFromStart(1001));
    expect(await home()).toMatchObject({ open_disputes: 0 });
  });

  test('a failed payment that is on its way again waits for no one', async () => {
    const id = await addFailedWork();
    expect(await home()).toMatchObject({ pay: { due_gigs: 0, failed_gigs: 1 } });
    await database
      .updateTable('gig_applications')
      .set({ business_payment_status: 'SUBMITTED' })
      .where('id', '=', id)
      .execute();
    expect(await home()).toMatchObject({ pay: { due_gigs: 0, failed_gigs: 0 } });
  });

  test('home has the cost of each week from Sunday: as charged, or as paying it now would cost', async () => {
    await addCard(database);
    await finishWork(server);
    const weeks = (await home()).weeks;

    expect(weeks?.map(({ from }) => from)).toEqual([
      '2026-02-01',
      '2026-02-08',
      '2026-02-15',
      '2026-02-22',
      '2026-03-01',
    ]);
    expect(weeks?.at(-1)?.cost_amount).toBe(478.6);
    expect(weeks?.reduce((sum, { cost_amount }) => sum + cost_amount, 0)).toBeCloseTo(478.6 + 196);
  });

  test('the cost of work that will be invoiced has no fee of the card network, also with a card', async () => {
    await addCard(database);
    await finishWork(server);
    await database.updateTable('locations').set({ invoicing_enabled: true }).execute();

    expect((await home()).weeks?.at(-1)?.cost_amount).toBe(464.52);
  });

  test('home shows how far the setup has come', async () => {
    await database.updateTable('locations').set({ phone_number: null }).execute();
    expect((await home()).setup).toEqual({
      is_approved: true,
      has_accepted_terms: true,
      has_contact: false,
      has_team: true,
      has_payment_method: false,
      has_posted: true,
    });
    expect((await home('owner', ids.harborAnnex)).setup).toMatchObject({
      is_approved: false,
      has_team: false,
      has_posted: false,
    });
    await database.updateTable('locations').set({ phone_number: '+16155550100' }).execute();
    await addInvitation(ids.harborAnnex);
    expect((await home('owner', ids.harborAnnex)).setup).toMatchObject({ has_contact: true, has_team: true });
    clock.set(hoursFromStart(49));
    expect((await home('owner', ids.harborAnnex)).setup).toMatchObject({ has_team: false });
  });

  test('the setup shows who posts the steps that they can do', async () => {
    expect((await home('member')).setup).toEqual({
      is_approved: true,
      has_accepted_terms: true,
      has_contact: null,
      has_team: null,
      has_payment_method: null,
      has_posted: true,
    });
  });

  test('the first shift stays posted when it is cancelled', async () => {
    await database.updateTable('gigs').set({ status: 'CANCELLED' }).execute();
    expect((await home()).setup).toMatchObject({ has_posted: true });
    const { body } = await call('GET', `/locations/${ids.harborHouse}/stats/`, { as: 'manager' });
    expect(body).toEqual({ has_posted_first_gig: true });
    await database.updateTable('gigs').set({ status: 'UNAPPROVED' }).execute();
    expect((await home()).setup).toMatchObject({ has_posted: false });
  });

  test('the setup of a location waits for the terms of a manager, but not for those of a platform admin', async () => {
    await database.updateTable('users').set({ terms_version_accepted: null }).execute();

    expect((await home('manager')).setup).toMatchObject({ has_accepted_terms: false });
    expect((await home('admin')).setup).toMatchObject({ has_accepted_terms: true });
  });

  test('home leaves out what the role of the caller does not show', async () => {
    expect(await home('member')).toMatchObject({ open_invitations: null, flagged_geo_logs: 0 });
    expect(await home('onsite')).toMatchObject({
      open: null,
      flagged_geo_logs: null,
      pay: null,
      open_disputes: null,
      open_invitations: null,
      weeks: null,
      setup: null,
    });
  });
});

test('401, 403, 404: callers without access', async () => {
  expect(await call('GET', path(ids.harborHouse))).toMatchObject({ status: 401 });
  expect(await call('GET', path(ids.harborHouse), { as: 'gigster' })).toMatchObject({ status: 403 });
  expect(await call('GET', path(ids.harborHouse), { as: 'rival' })).toMatchObject({ status: 404 });
  expect(await call('GET', path(999), { as: 'admin' })).toMatchObject({ status: 404 });
});
