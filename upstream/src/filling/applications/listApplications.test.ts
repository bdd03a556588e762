import { beforeAll, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { ApplicationResponse } from './applicationResponse.ts';

const { call, database, ids } = await startTestServer();

/** Applications at a separate location, each of which matches one filter. */
const made = { location: 0, past: 0, paid: 0, next: 0, selected: 0, dismissed: 0, calledOff: 0 };

beforeAll(async () => {
  made.location = await addLocation(database, { name: 'Quarry Hall' });
  const location_id = made.location;
  const pastGig = await addGig(database, {
    location_id,
    status: 'INCOMPLETE',
    start_time: hoursFromStart(-40),
    end_time: hoursFromStart(-32),
  });
  const nextGig = await addGig(database, { location_id });
  const cancelledGig = await addGig(database, {
    location_id,
    start_time: hoursFromStart(72),
    end_time: hoursFromStart(80),
  });
  const confirmed = { is_selected: true, is_confirmed: true };
  made.past = await addApplication(database, {
    gig_id: pastGig,
    pro_id: ids.idlePro,
    match_score: 40,
    ...confirmed,
  });
  made.paid = await addApplication(database, {
    gig_id: pastGig,
    pro_id: 3,
    match_score: 95,
    ...confirmed,
    business_payment_id: 11,
    business_payment_amount: 210.5,
    business_payment_status: 'AVAILABLE',
    pro_payment_id: 12,
    pro_payment_amount: 180,
    pro_payment_status: 'AVAILABLE',
  });
  made.next = await addApplication(database, { gig_id: nextGig, pro_id: 1, ...confirmed, is_boosted: true });
  made.selected = await addApplication(database, {
    gig_id: nextGig,
    pro_id: 2,
    is_selected: true,
    match_score: 60,
  });
  made.dismissed = await addApplication(database, {
    gig_id: nextGig,
    pro_id: 3,
    match_score: 50,
    is_cancelled: true,
    cancellation_reason: 'STAFFER_DISMISSAL',
    created_ts: hoursFromStart(-2),
  });
  made.calledOff = await addApplication(database, {
    gig_id: cancelledGig,
    pro_id: await addPro(database),
    match_score: 45,
    created_ts: hoursFromStart(-30),
  });
  await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', cancelledGig).execute();
});

type ApplicationPage = Page<ApplicationResponse>;
type Made = Exclude<keyof typeof made, 'location'>;

/** The matching applications at the location in order, and the count of the list. */
async function found(query: string): Promise<{ names: (Made | undefined)[]; count: number }> {
  const path = `/staffer/gig-applications/?location_id=${made.location}&${query}`;
  const { body } = await call<ApplicationPage>('GET', path, { as: 'owner' });
  const nameOf = new Map(Object.entries(made).map(([name, id]) => [id, name as Made]));
  return { names: body.results.map(({ id }) => nameOf.get(id)), count: body.count };
}

test('200: only applications at locations of the caller, latest gig first', async () => {
  const { status, body } = await call<ApplicationPage>('GET', '/staffer/gig-applications/', {
    as: 'manager',
  });

  expect(status).toBe(200);
  expect(body.count).toBe(4);
  expect(body.results.map(({ id }) => id)).toEqual([1, 2, 3, ids.completedApplication]);
});

describe('200: the order', () => {
  test.each([
    ['-gig__start_time', ['calledOff', 'next', 'selected', 'dismissed', 'past', 'paid']],
    ['gig__start_time', ['paid', 'past', 'dismissed', 'selected', 'next', 'calledOff']],
    ['-match_score', ['paid', 'next', 'selected', 'dismissed', 'calledOff', 'past']],
    ['match_score', ['past', 'calledOff', 'dismissed', 'selected', 'next', 'paid']],
    ['created_ts', ['calledOff', 'past', 'paid', 'next', 'selected', 'dismissed']],
    ['-created_ts', ['dismissed', 'selected', 'next', 'paid', 'past', 'calledOff']],
    ['id', ['past', 'paid', 'next', 'selected', 'dismissed', 'calledOff']],
    ['-id', ['calledOff', 'dismissed', 'selected', 'next', 'paid', 'past']],
  ] as const)('200: the order %s', async (ordering, names) => {
    expect(await found(`ordering=${ordering}`)).toEqual({ names, count: 6 });
  });
});

describe('200: the filter', () => {
  test.each([
    ['is_confirmed=true', ['past', 'paid', 'next']],
    ['is_confirmed=false&is_selected=true', ['selected']],
    ['is_selected=false', ['dismissed', 'calledOff']],
    ['is_cancelled=true', ['dismissed']],
    ['is_cancelled=false&is_confirmed=false', ['selected', 'calledOff']],
    ['is_boosted=true', ['next']],
    ['is_gig_cancelled=true', ['calledOff']],
    ['is_gig_cancelled=false&is_selected=false', ['dismissed']],
    ['unpaid_pros=true', ['past']],
    ['unpaid_pros=false&is_confirmed=true', ['paid', 'next']],
    ['uncharged_businesses=true', ['past']],
    ['uncharged_businesses=false&is_confirmed=true', ['paid', 'next']],
    ['pro_id=3', ['paid', 'dismissed']],
    ['pro_id=999', []],
    [`positions=${ids.server}&is_boosted=true`, ['next']],
    [`positions=${ids.lineCook}`, []],
    ['pro_rating_gte=4.9', ['next']],
    ['pro_fullname=avery', ['next']],
    ['pro_fullname=unmatched', []],
    ['pro_rating_gte=4.9&is_confirmed=false', []],
    ['gig_id=999', []],
    ['application_id=999', []],
    ['gig__start_time__gte=2026-03-04T00:00:00Z', ['calledOff']],
    ['gig__start_time__lte=2026-03-02T00:00:00Z', ['past', 'paid']],
    ['location_name=quarry&is_boosted=true', ['next']],
    ['location_name=harbor', []],
  ] as const)('200: the filter %s', async (query, names) => {
    expect(await found(`ordering=id&${query}`)).toEqual({ names, count: names.length });
  });
});

test('200: application_id finds applications by id, and none at other locations', async () => {
  const wanted = [made.dismissed, made.next, ids.completedApplication].join();
  expect(await found(`ordering=id&application_id=${wanted}`)).toEqual({
    names: ['next', 'dismissed'],
    count: 2,
  });
});

test('200: payments have amounts, which are null for an onsite manager', async () => {
  await database
    .insertInto('location_managers')
    .values({ user_id: 5, location_id: made.location, role: 'ONSITE_MANAGER' })
    .execute();
  const path = `/staffer/gig-applications/?location_id=${made.location}&pro_id=3&is_confirmed=true`;
  const payment = { id: 11, status: 'AVAILABLE' };
  const pro_payment = { id: 12, status: 'AVAILABLE' };

  expect((await call<ApplicationPage>('GET', path, { as: 'owner' })).body.results[0]).toMatchObject({
    payment: { ...payment, total_amount: 210.5 },
    pro_payment: { ...pro_payment, total_amount: 180 },
  });
  expect((await call<ApplicationPage>('GET', path, { as: 'onsite' })).body.results[0]).toMatchObject({
    payment: { ...payment, total_amount: null },
    pro_payment: { ...pro_payment, total_amount: null },
  });
});

test.each([
  ['ordering', 'pro_id'],
  ['is_confirmed', 'maybe'],
  ['gig_id', 'x'],
  ['application_id', '0'],
  ['positions', 'cook'],
  ['pro_rating_gte', '5.1'],
  ['gig__start_time__gte', 'soon'],
  ['shift_break_compliance', 'GOOD'],
  ['status', 'OPEN'],
])('400: %s=%s, naming it', async (parameter, value) => {
  const { status, error } = await call('GET', `/staffer/gig-applications/?${parameter}=${value}`, {
    as: 'manager',
  });

  expect(status).toBe(400);
  expect(error).toMatchObject({ code: 'invalid' });
  expect(error?.details?.[0]?.target).toContain(parameter);
});

test('401: without a session', async () => {
  expect((await call('GET', '/staffer/gig-applications/')).status).toBe(401);
});

test('403: a caller without any role, naming the missing permission', async () => {
  expect((await call('GET', '/staffer/gig-applications/', { as: 'gigster' })).status).toBe(403);
});

test('404: the location of another organization has no list', async () => {
  const path = `/staffer/gig-applications/?location_id=${ids.summitHotel}`;

  expect((await call('GET', path, { as: 'manager' })).status).toBe(404);
});
