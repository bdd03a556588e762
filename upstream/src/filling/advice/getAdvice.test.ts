import { beforeEach, expect, test } from 'vitest';
import { addApplication, addGig, addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { AdviceResponse } from './adviceResponse.ts';
import { expireSelections } from '../applications/expireSelections.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { Person } from '../../testing/people.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

const path = `/staffer/gigs/${ids.postedGig}/advice/`;
const advice = (as: Person = 'member') => call<AdviceResponse>('GET', path, { as });
const nothing = { lapse: null, next_best: null, boost: null, fill_history: null };

const [first] = ids.openApplications;

async function letSelectionLapse() {
  await call('POST', `/staffer/gig-applications/${first}/select/`, { as: 'member', body: {} });
  clock.set(hoursFromStart(4));
  await runDueWork({ database, clock, settings: testSettings }, [expireSelections]);
}

test('200: no advice before a lapse, but how similar gigs filled in the last year', async () => {
  const similar = { start_time: hoursFromStart(-100), end_time: hoursFromStart(-92), wage_amount: 30 };
  await addGig(database, { ...similar, status: 'UNFILLED', created_ts: hoursFromStart(-200) });
  await addGig(database, { ...similar, status: 'UNFILLED', created_ts: hoursFromStart(-200) });
  expect((await advice()).body).toEqual({
    ...nothing,
    fill_history: { gigs: expect.any(Number) as number, filled_gigs: expect.any(Number) as number },
  });
  expect((await advice()).body.fill_history?.gigs).toBeGreaterThanOrEqual(2);
});

test('200: suggests the best other applicant after a selection lapsed', async () => {
  await letSelectionLapse();
  expect((await advice()).body).toMatchObject({
    lapse: { kind: 'SELECTION_LAPSED', pro_name: 'Avery B.', ts: hoursFromStart(4).toISOString() },
    next_best: { gigster: { display_name: 'Blake C.' }, match_score: 80, application: { id: 2 } },
  });
});

test.each([
  ['EXPIRED', 'OFFER_EXPIRED'],
  ['DECLINED', 'OFFER_DECLINED'],
] as const)(
  '200: suggests a standby without open applicants after an offer that was %s',
  async (status, kind) => {
    await database.deleteFrom('gig_applications').where('gig_id', '=', ids.postedGig).execute();
    const standby = await addPro(database, { display_name: 'Sam S.' });
    await database.insertInto('pro_skills').values({ pro_id: standby, skill_id: ids.server }).execute();
    await database
      .insertInto('direct_offers')
      .values({
        gig_id: ids.postedGig,
        pro_id: ids.idlePro,
        application_type: 'DIRECT_OFFER',
        status,
        created_ts: hoursFromStart(0),
        expires_ts: hoursFromStart(1),
        answered_ts: hoursFromStart(1),
      })
      .execute();
    expect((await advice()).body).toMatchObject({
      lapse: { kind, pro_name: 'Drew E.' },
      next_best: { gigster: { display_name: 'Sam S.' }, application: null },
    });
  },
);

test('200: suggests a boost after a pro dropped out within 24 hours of the start; hidden without wages.view', async () => {
  const confirmed = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
  clock.set(hoursFromStart(2));
  await call('POST', `/staffer/gig-applications/${confirmed}/call-out/`, {
    as: 'member',
    body: { called_out_by: 'PRO' },
  });
  const boost = { bonus: 4, reopened_ts: hoursFromStart(2).toISOString() };
  expect((await advice()).body).toMatchObject({ boost });
  expect((await advice('onsite')).body).toMatchObject({ boost: null });

  await call('POST', `/staffer/gigs/${ids.postedGig}/boost/`, { as: 'member', body: { bonus: 4 } });
  expect((await advice()).body).toMatchObject({ boost: null });
});

test('200: no advice once the gig has started or is full', async () => {
  await letSelectionLapse();
  clock.set(hoursFromStart(24));
  expect((await advice()).body).toEqual(nothing);
  clock.set(hoursFromStart(4));
  for (const id of [2, 3]) {
    await call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'member', body: {} });
  }
  expect((await advice()).body).toEqual(nothing);
});

test('401, 403, 404: callers without access', async () => {
  expect((await call('GET', path)).status).toBe(401);
  expect((await advice('gigster')).status).toBe(403);
  expect((await advice('rival')).status).toBe(404);
});
