import { beforeEach, describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { OfferResult } from './offerResponse.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const offer = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig, pro_ids: [ids.idlePro] };
const assignment = { ...offer, application_type: 'ASSIGNMENT' };

function send(body: object) {
  return call<OfferResult[]>('POST', '/staffer/direct-offers/', { as: 'member', body });
}

/** The error code of each result; undefined for a success. */
async function codes(body: object) {
  const { body: results } = await send(body);
  return results.map((result) => (result.ok ? undefined : result.error.code));
}

test('200: an offer expires after the time limit of the location', async () => {
  expect(await send({ ...offer, bonus: 12.5 })).toMatchObject({
    status: 200,
    body: [
      {
        ok: true,
        gig_id: ids.postedGig,
        pro_id: ids.idlePro,
        offer: {
          status: 'PENDING',
          application_id: null,
          bonus: 12.5,
          expires_ts: hoursFromStart(23).toISOString(),
        },
      },
    ],
  });
});

describe('an assignment', () => {
  beforeEach(() => addBankAccount(database, { organization_id: ids.harbor }));

  test('200: an assignment confirms the pro at once, with a match score', async () => {
    const { body } = await send(assignment);
    expect(body).toMatchObject([{ ok: true, offer: { status: 'ACCEPTED', expires_ts: null } }]);
    const application = await database
      .selectFrom('gig_applications')
      .select(['is_selected', 'is_confirmed', 'selection_source', 'match_score'])
      .where('pro_id', '=', ids.idlePro)
      .executeTakeFirst();
    expect(application).toMatchObject({ is_selected: true, is_confirmed: true, selection_source: 'STAFFER' });
    expect(application?.match_score).toBeGreaterThan(0);
    const gig = await database
      .selectFrom('gigs')
      .select(['total_applications', 'confirmed_applications'])
      .where('id', '=', ids.postedGig)
      .executeTakeFirst();
    expect(gig).toEqual({ total_applications: 4, confirmed_applications: 1 });
  });

  test('200: an assignment selects the pro, who must confirm, without is_confirmed', async () => {
    await send({ ...assignment, is_confirmed: false });
    const application = database.selectFrom('gig_applications').select(['is_selected', 'is_confirmed']);
    expect(await application.where('pro_id', '=', ids.idlePro).executeTakeFirst()).toEqual({
      is_selected: true,
      is_confirmed: false,
    });
  });

  test('200: an assignment reuses an open application and reopens a cancelled one', async () => {
    const [applied, calledOff] = ids.openApplications;
    await database
      .updateTable('gig_applications')
      .set({ is_cancelled: true, cancellation_reason: 'CANCELLED_BY_PRO', cancelled_ts: hoursFromStart(-1) })
      .where('id', '=', calledOff)
      .execute();
    const { body } = await send({ ...assignment, pro_ids: [1, 2] });
    expect(body).toMatchObject([
      { ok: true, offer: { application_id: applied } },
      { ok: true, offer: { application_id: calledOff } },
    ]);
  });

  test('200: a reopened application has the times of the gig, not those of the work that was cancelled', async () => {
    const [, calledOff] = ids.openApplications;
    const sentHome = hoursFromStart(26);
    await database
      .updateTable('gig_applications')
      .set({
        is_cancelled: true,
        cancellation_reason: 'NO_SHOW',
        cancelled_ts: hoursFromStart(-1),
        original_work_start_time: hoursFromStart(25),
        work_start_time: hoursFromStart(25),
        work_end_time: sentHome,
        hours_updated_ts: sentHome,
        hours_updated_by_user_id: 1,
        hours_reason: 'Left early',
        sent_home_reason: 'CONDUCT',
        sent_home_ts: sentHome,
      })
      .where('id', '=', calledOff)
      .execute();
    await send({ ...assignment, pro_ids: [2] });
    const reopened = database
      .selectFrom('gig_applications')
      .select(['original_work_start_time', 'work_start_time', 'work_end_time'])
      .select(['hours_updated_ts', 'hours_updated_by_user_id', 'hours_reason'])
      .select(['sent_home_reason', 'sent_home_ts'])
      .where('id', '=', calledOff);
    expect(await reopened.executeTakeFirst()).toEqual({
      original_work_start_time: hoursFromStart(24),
      work_start_time: hoursFromStart(24),
      work_end_time: hoursFromStart(32),
      hours_updated_ts: null,
      hours_updated_by_user_id: null,
      hours_reason: null,
      sent_home_reason: null,
      sent_home_ts: null,
    });
  });

  test('200: assigns places in the order of the pros; returns gig_full for the rest', async () => {
    expect(await codes({ ...assignment, pro_ids: [1, 2, 3, ids.idlePro] })).toEqual([
      undefined,
      undefined,
      undefined,
      'gig_full',
    ]);
  });

  test('200: assigns a pro to a gig only once', async () => {
    await send(assignment);
    expect(await codes(assignment)).toEqual(['already_exists']);
  });

  test('200: offers the later gigs of a series', async () => {
    await database.updateTable('gigs').set({ bundle_id: 7 }).where('id', 'in', [1, 2]).execute();
    const later = await database
      .updateTable('gigs')
      .set({
        bundle_id: 7,
        location_id: ids.harborHouse,
        start_time: hoursFromStart(48),
        end_time: hoursFromStart(52),
      })
      .where('id', '=', ids.vineGig)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await send({ ...assignment, is_recurring: true });
    expect(body.map(({ ok, gig_id }) => [gig_id, ok])).toEqual([
      [ids.postedGig, true],
      [later.id, true],
    ]);
  });
});

test('200: confirms no pro without a payment method, and rolls back', async () => {
  expect(await codes(assignment)).toEqual(['PAYMENT_METHOD_DOES_NOT_EXIST']);
  const left = await database
    .selectFrom('gig_applications')
    .where('pro_id', '=', ids.idlePro)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

describe('200: returns an error for', () => {
  test('200: returns an error for a blocked pro, an unknown pro, and a pro with an offer', async () => {
    const { id: block_id } = await database
      .insertInto('pro_blocks')
      .values({ pro_id: 1, reason: 'CANCELLED_CALLED_OUT', created_ts: hoursFromStart(0) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('pro_block_locations')
      .values({ block_id, location_id: ids.harborHouse, pro_id: 1 })
      .execute();
    await send({ ...offer, pro_ids: [2] });
    expect(await codes({ ...offer, pro_ids: [1, 999, 2, 3] })).toEqual([
      'invalid_transition',
      'not_found',
      'already_exists',
      undefined,
    ]);
  });

  test('200: returns an error for a suspended pro', async () => {
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', ids.idlePro))
      .execute();
    expect(await codes(offer)).toEqual(['invalid_transition']);
  });

  test('200: returns an error for a cancelled or started gig', async () => {
    expect(await codes({ ...offer, gig_id: ids.cancelledGig })).toEqual(['invalid_transition']);
    await database
      .updateTable('gigs')
      .set({ start_time: hoursFromStart(-1) })
      .where('id', '=', ids.postedGig)
      .execute();
    expect(await codes(offer)).toEqual(['invalid_transition']);
  });
});

test.each([
  ['no pros', { pro_ids: [] }, 'pro_ids'],
  ['5,000 pros', { pro_ids: Array.from({ length: 5000 }, (_, index) => index + 1) }, 'pro_ids'],
  ['a negative bonus', { bonus: -1 }, 'bonus'],
  ['a bonus of half a cent', { bonus: 0.005 }, 'bonus'],
  ['an interview', { application_type: 'INTERVIEW' }, 'application_type'],
])('400: rejects %s', async (_case, wrong, target) => {
  expect(await send({ ...offer, ...wrong })).toMatchObject({ status: 400, error: { target } });
});

test('401: without a session', async () => {
  expect(await call('POST', '/staffer/direct-offers/', { body: offer })).toMatchObject({ status: 401 });
});

test('403: an onsite manager', async () => {
  expect(await call('POST', '/staffer/direct-offers/', { as: 'onsite', body: offer })).toMatchObject({
    status: 403,
    error: { target: 'applications.manage' },
  });
});

test('403: before the terms are accepted', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  expect(await send(offer)).toMatchObject({ status: 403, error: { code: 'terms_required' } });
});

test('404: a gig that is not visible to the caller', async () => {
  expect(await send({ ...offer, gig_id: ids.summitGig })).toMatchObject({ status: 404 });
});
