import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { finishWork } from '../../testing/pay.ts';
import { addProfile } from '../../testing/managerProfile.ts';
import { people, type Person } from '../../testing/people.ts';
import { posting } from '../../testing/postings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;

beforeEach(reset);

type Own = {
  code: string | null;
  link: string | null;
  referred_count: number;
  rewarded_count: number;
  referred_by: object | null;
};
type Business = { id: number; first_posted_ts: string | null; rewarded_ts: string | null };

const path = '/referrals/me/';
const own = async (as: Person) => (await call<Own>('GET', path, { as })).body;
const businesses = async (as: Person, query = '') =>
  (await call<Page<Business>>('GET', `${path}businesses/${query}`, { as })).body;

/** Signs a person up with the code of another. */
async function refer(referrer: Person, referred: Person, signedUp = hoursFromStart(-1)): Promise<void> {
  await addProfile(database, people[referred].id, { code: `CODE-${referred}`.toUpperCase() });
  await database
    .insertInto('referrals')
    .values({
      referrer_user_id: people[referrer].id,
      referred_user_id: people[referred].id,
      signed_up_ts: signedUp,
    })
    .execute();
}

const post = (as: Person = 'member') =>
  call<{ id: number }[]>('POST', '/staffer/gigs/', { as, body: posting });

async function first(as: Person): Promise<Business | undefined> {
  return (await businesses(as)).results[0];
}

describe('the code', () => {
  test('200: the referral code is null for users who were invited, until they create one', async () => {
    expect(await own('member')).toEqual({
      code: null,
      link: null,
      reward_cents: 5000,
      referred_count: 0,
      rewarded_count: 0,
      credited_cents: 0,
      referred_by: null,
    });

    const created = await call<Own>('POST', path, { as: 'member' });
    const again = await call<Own>('POST', path, { as: 'member' });

    expect(created.status).toBe(200);
    expect(created.body.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(created.body.link).toBe(`https://app.brigade.example/auth/referral?ref=${created.body.code}`);
    expect(again.body).toEqual(created.body);
    expect(await own('member')).toEqual(created.body);
    expect((await call('GET', `/auth/referrals/${created.body.code}/`)).body).toMatchObject({
      referrer_name: 'Milo A.',
      business_name: 'Harbor & Vine Hospitality',
    });
  });

  test('401, 403: a referral code needs a session, and a role to create one', async () => {
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('POST', path, { as: 'gigster' })).status).toBe(403);
  });
});

describe('who signed up with it', () => {
  test('200: referrals show first name, business and state, newest first; both sides see the state', async () => {
    await refer('rival', 'manager', hoursFromStart(-2));
    await refer('rival', 'gigster');

    const list = await businesses('rival');

    expect(list).toMatchObject({ count: 2, results: [{ first_name: 'Gus' }, { first_name: 'Mara' }] });
    expect(list.results[1]).toEqual({
      id: expect.any(Number),
      first_name: 'Mara',
      business_name: 'Harbor',
      signed_up_ts: '2026-03-02T13:00:00.000Z',
      first_posted_ts: null,
      rewarded_ts: null,
      reward_cents: 5000,
      credited_cents: 0,
    });
    expect(await own('rival')).toMatchObject({ referred_count: 2, rewarded_count: 0 });
    expect(await own('gigster')).toMatchObject({
      referred_by: { referrer_name: 'Rita A.', first_posted_ts: null, rewarded_ts: null },
    });
    expect(await businesses('rival', '?page=2&page_size=1')).toMatchObject({
      count: 2,
      results: [{ first_name: 'Mara' }],
    });
    expect((await businesses('owner')).results).toEqual([]);
  });

  test('400, 401: the list of referrals rejects bad pages and requires a session', async () => {
    expect((await call('GET', `${path}businesses/?page=0`, { as: 'rival' })).status).toBe(400);
    expect((await call('GET', `${path}businesses/`)).status).toBe(401);
  });
});

describe('the reward', () => {
  test('a referral reward is on its way when a location of the referred admin posts, and earned when a gig is paid', async () => {
    await refer('rival', 'manager');
    await post();
    expect(await first('rival')).toMatchObject({
      first_posted_ts: '2026-03-02T15:00:00.000Z',
      rewarded_ts: null,
    });
    clock.advance(60);
    const { body } = await post();
    expect((await first('rival'))?.first_posted_ts).toBe('2026-03-02T15:00:00.000Z');

    await database
      .updateTable('gigs')
      .set({ paid_pros: 1 })
      .where('id', '=', body[0]?.id ?? 0)
      .execute();

    expect((await first('rival'))?.rewarded_ts).toEqual(expect.any(String));
    expect(await own('rival')).toMatchObject({ rewarded_count: 1 });
  });

  test('a referral reward is earned when a pro is paid', async () => {
    await refer('rival', 'owner', hoursFromStart(-10_000));
    await finishWork(server);
    await database.updateTable('referrals').set({ first_posted_ts: null, rewarded_ts: null }).execute();
    const [applicationId] = ids.openApplications;
    await database
      .updateTable('gig_applications')
      .set({ pro_payment_id: 8, pro_payment_status: 'AVAILABLE', pro_payment_amount: 196 })
      .where('id', '=', applicationId)
      .execute();
    expect(await first('rival')).toMatchObject({
      first_posted_ts: expect.any(String),
      rewarded_ts: expect.any(String),
    });
  });

  test('a referral reward is kept when the referred user leaves the team', async () => {
    await refer('rival', 'manager');
    await post();
    await database.deleteFrom('location_managers').where('user_id', '=', people.manager.id).execute();
    expect((await first('rival'))?.first_posted_ts).not.toBeNull();
  });

  test('only approved gigs count towards a referral reward', async () => {
    await refer('rival', 'manager');
    const { body } = await post();
    await database.updateTable('referrals').set({ first_posted_ts: null }).execute();
    const gig = database.updateTable('gigs').where('id', '=', body[0]?.id ?? 0);
    await gig.set({ status: 'UNAPPROVED' }).execute();
    expect((await first('rival'))?.first_posted_ts).toBeNull();
    await gig.set({ status: 'POSTED' }).execute();
    expect((await first('rival'))?.first_posted_ts).not.toBeNull();
  });

  test.each<[string, Person, Person, Date?]>([
    ['at a location of the referrer', 'onsite', 'manager'],
    ['at a location of the organization of the referrer', 'owner', 'manager'],
    ['of a location where the referred user is no admin', 'rival', 'member'],
    ['that was posted before they signed up', 'rival', 'manager', hoursFromStart(1)],
  ])('a referral reward comes from no gig %s', async (_which, referrer, referred, signedUp) => {
    await refer(referrer, referred, signedUp);
    await post();
    expect((await first(referrer))?.first_posted_ts).toBeNull();
  });
});
