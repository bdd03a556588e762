import { beforeEach, describe, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import type { Page } from '../../platform/paging/page.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { dueJobs } from '../../app/dueJobs.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { addPro, hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { acceptOffer } from './acceptOffer.ts';
import { declineOffer } from './declineOffer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };
const path = '/staffer/direct-offers/';

type Listed = { id: number; status: string; pro_id: number; withdrawal_reason: string | null };

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  await addBankAccount(database, { organization_id: ids.harbor });
});

/** Offers the posted gig; returns the ids of the offers. */
async function offer(...proIds: number[]): Promise<number[]> {
  const body = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig, pro_ids: proIds, bonus: 5 };
  const response = await call<{ offer: { id: number } }[]>('POST', path, { as: 'member', body });
  return response.body.map((result) => result.offer.id);
}

async function offers(query: string, as: 'member' | 'onsite' = 'member') {
  const { body } = await call<Page<Listed>>('GET', `${path}?${query}`, { as });
  return body.results;
}

const typeOf = async () =>
  (await database.selectFrom('gigs').select('type').where('id', '=', ids.postedGig).executeTakeFirstOrThrow())
    .type;

const asPro = <Result>(work: Parameters<typeof inTransactionOf<Result>>[2]) =>
  inTransactionOf(services, null, work);
const accept = (id: number) => asPro((trx) => acceptOffer(services, trx, id));
const decline = (id: number) => asPro((trx) => declineOffer(services, trx, id));

const withdraw = (id: number, as: 'member' | 'onsite' | 'rival' = 'member') =>
  call('POST', `${path}${id}/withdraw/`, { as });

describe('the list', () => {
  test('200: the list has offers newest first, with the pros', async () => {
    const [first, second] = await offer(1, ids.idlePro);
    expect(await offers(`gig_id=${ids.postedGig}`)).toMatchObject([
      { id: second, pro: { profile_id: ids.idlePro }, status: 'PENDING', bonus: 5 },
      { id: first, pro: { display_name: 'Avery B.' } },
    ]);
  });

  test.each([
    [`location_id=${ids.harborHouse}`, 2],
    ['status=PENDING', 2],
    ['status=DECLINED', 0],
    ['replaces_application_id=1', 0],
    ['page_size=1&page=2', 1],
  ])('200: %s narrows the list of offers', async (query, length) => {
    await offer(1, 2);
    expect(await offers(query)).toHaveLength(length);
  });

  test('200: onsite managers see the pros, but no bonus', async () => {
    await offer(1);
    expect(await offers('', 'onsite')).toMatchObject([{ pro_id: 1, bonus: null }]);
  });

  test('200: hides offers of another organization', async () => {
    await offer(1);
    const { body } = await call<Page<Listed>>('GET', path, { as: 'rival' });
    expect(body.count).toBe(0);
  });

  test.each([
    ['status=LATER', 'status'],
    ['pro=1', 'pro'],
    ['ordering=id', 'ordering'],
  ])('400: the list of offers rejects %s', async (query, target) => {
    expect(await call('GET', `${path}?${query}`, { as: 'member' })).toMatchObject({
      status: 400,
      error: { target },
    });
  });

  test('401, 403, 404: the list of offers rejects callers without access', async () => {
    expect(await call('GET', path)).toMatchObject({ status: 401 });
    expect(await call('GET', path, { as: 'gigster' })).toMatchObject({ status: 403 });
    expect(await call('GET', `${path}?gig_id=${ids.summitGig}`, { as: 'member' })).toMatchObject({
      status: 404,
    });
    expect(await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'member' })).toMatchObject({
      status: 404,
    });
  });
});

describe('one offer', () => {
  test('200: one offer has its pro', async () => {
    const [id] = await offer(1);
    expect(await call('GET', `${path}${id}/`, { as: 'member' })).toMatchObject({
      status: 200,
      body: { id, gig_id: ids.postedGig, location_id: ids.harborHouse, pro: { profile_id: 1 } },
    });
  });

  test('404: an unknown offer, and one of another organization', async () => {
    const [id] = await offer(1);
    expect(await call('GET', `${path}999/`, { as: 'member' })).toMatchObject({ status: 404 });
    expect(await call('GET', `${path}${id}/`, { as: 'rival' })).toMatchObject({ status: 404 });
  });
});

describe('withdrawing an offer', () => {
  test('200: withdrawing ends the offer, which can be made again', async () => {
    const [id = 0] = await offer(1);
    expect(await withdraw(id)).toMatchObject({
      status: 200,
      body: { status: 'WITHDRAWN', withdrawal_reason: 'STAFFER', pro: { profile_id: 1 } },
    });
    expect(await offer(1)).toHaveLength(1);
  });

  test('200: withdrawing an offer notifies the pro', async () => {
    await database.updateTable('users').set({ phone_number: null }).execute();
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550111' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', 1))
      .execute();
    const [id = 0] = await offer(1);
    await withdraw(id);
    const messages = await database
      .selectFrom('outbox_messages')
      .select('body')
      .orderBy('id', 'desc')
      .execute();
    expect(messages[0]?.body).toMatch(/^Server at Harbor House, .* is no longer offered to you\.$/);
  });

  test('409: an answered offer; the error contains its status', async () => {
    const [id = 0] = await offer(1);
    await decline(id);
    expect(await withdraw(id)).toMatchObject({
      status: 409,
      error: { code: 'invalid_transition', message: expect.stringContaining('was declined') },
    });
  });

  test('401, 403, 404: withdrawing an offer rejects callers without access', async () => {
    const [id = 0] = await offer(1);
    expect(await call('POST', `${path}${id}/withdraw/`)).toMatchObject({ status: 401 });
    expect(await withdraw(id, 'onsite')).toMatchObject({ status: 403 });
    expect(await withdraw(id, 'rival')).toMatchObject({ status: 404 });
  });
});

describe('the response of a pro', () => {
  test('accepting an offer confirms the pro', async () => {
    const [id = 0] = await offer(ids.idlePro);
    const applicationId = await accept(id);
    const application = await database
      .selectFrom('gig_applications')
      .select(['pro_id', 'is_selected', 'is_confirmed', 'selection_source', 'work_start_time'])
      .where('id', '=', applicationId)
      .executeTakeFirst();
    expect(application).toEqual({
      pro_id: ids.idlePro,
      is_selected: true,
      is_confirmed: true,
      selection_source: 'AUTO_DIRECT_OFFER',
      work_start_time: hoursFromStart(24),
    });
    expect(await offers('')).toMatchObject([{ status: 'ACCEPTED', application_id: applicationId }]);
  });

  test('taking the last place withdraws other offers of the gig; accepting one of them fails', async () => {
    const another = await addPro(database);
    const [one = 0, two = 0, three = 0, late = 0] = await offer(1, 2, 3, another);
    for (const id of [one, two, three]) await accept(id);
    expect(await offers('status=WITHDRAWN')).toMatchObject([{ id: late, withdrawal_reason: 'GIG_FULL' }]);
    await expect(accept(late)).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  describe('an offer of a private gig that moves to the marketplace', () => {
    beforeEach(async () => {
      await database
        .updateTable('gigs')
        .set({ type: 'PRIVATE_DIRECT_OFFER' })
        .where('id', '=', ids.postedGig)
        .execute();
      const change = { is_auto_post_network_to_marketplace_enabled: true };
      await call('PATCH', `/staffer/gigs/${ids.postedGig}/`, { as: 'member', body: change });
    });

    test('declining an offer of a private gig leaves the place open; the gig moves once no offer waits', async () => {
      const [one = 0, two = 0] = await offer(1, 2);
      await decline(one);
      expect(await typeOf()).toBe('PRIVATE_DIRECT_OFFER');
      await decline(two);
      expect(await typeOf()).toBe('MARKETPLACE');
    });

    test('an expiring offer of a private gig moves it to the marketplace', async () => {
      await offer(1);
      clock.set(hoursFromStart(23));
      await runDueWork(services, dueJobs);
      expect(await typeOf()).toBe('MARKETPLACE');
    });
  });

  test('accepting an offer fails after it has expired', async () => {
    const [id = 0] = await offer(1);
    clock.set(hoursFromStart(23));
    await expect(accept(id)).rejects.toMatchObject({ code: 'expired' });
    await runDueWork(services, dueJobs);
    await expect(decline(id)).rejects.toMatchObject({ code: 'invalid_transition' });
  });
});

test('a late offer expires after half an hour', async () => {
  clock.set(hoursFromStart(23.75));
  const [id] = await offer(1);
  const row = await database
    .selectFrom('direct_offers')
    .select('expires_ts')
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  expect(row?.expires_ts).toEqual(hoursFromStart(24.25));
});

test('cancelling a gig withdraws its offers', async () => {
  await offer(1);
  await call('POST', `/staffer/gigs/${ids.postedGig}/cancel/`, {
    as: 'member',
    body: { reason: 'FEWER_PROS_NEEDED' },
  });
  expect(await offers('')).toMatchObject([{ status: 'WITHDRAWN', withdrawal_reason: 'GIG_CANCELLED' }]);
});

test('blocking a pro withdraws their offers at that location', async () => {
  await offer(1, 2);
  await call('POST', '/staffer/pro-block/', {
    as: 'manager',
    body: { gigster_id: 1, location_ids: [ids.harborHouse], reason: 'CANCELLED_CALLED_OUT' },
  });
  expect(await offers('status=WITHDRAWN')).toMatchObject([{ pro_id: 1, withdrawal_reason: 'PRO_BLOCKED' }]);
});
