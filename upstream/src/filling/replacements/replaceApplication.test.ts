import { beforeEach, describe, expect, test } from 'vitest';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { acceptOffer } from '../offers/acceptOffer.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { dueJobs } from '../../app/dueJobs.ts';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };
const [dropped] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  await addBankAccount(database, { organization_id: ids.harbor });
  // Pro 1 is confirmed; the pros 2 and 3 are open applicants.
  for (const step of ['select', 'confirm']) {
    await call('POST', `/staffer/gig-applications/${dropped}/${step}/`, { as: 'member' });
  }
});

type Answer = {
  application: { is_cancelled: boolean; cancellation: { reason: string } | null };
  results: { ok: boolean; pro_id: number; offer: { id: number; expires_ts: string } }[];
};

const replace = (body: object, as: 'member' | 'onsite' | 'rival' = 'member') =>
  call<Answer>('POST', `/staffer/gig-applications/${dropped}/replace/`, { as, body });

async function gig() {
  return database
    .selectFrom('gigs')
    .select(['status', 'confirmed_applications', 'boosted_gig_bonus'])
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
}

const recordFirst = (step: 'no-show' | 'call-out', body?: object) =>
  call('POST', `/staffer/gig-applications/${dropped}/${step}/`, { as: 'member', ...(body && { body }) });
const proRecord = () =>
  database
    .selectFrom('pros')
    .select(['callout_count', 'noshow_count'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
const cancellation = () =>
  database
    .selectFrom('gig_applications')
    .select(['cancellation_reason', 'cancelled_ts'])
    .where('id', '=', dropped)
    .executeTakeFirstOrThrow();

describe('a replacement before the start', () => {
  test('200: drops the pro out, boosts the gig and offers it to open applicants, best match first', async () => {
    const { status, body } = await replace({ reason: 'CALLED_OUT', boost: 20, limit: 2 });
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ is_cancelled: true, cancellation: { reason: 'CALLED_OUT' } });
    expect(body.results).toHaveLength(2);
    expect(body.results.every(({ ok, pro_id }) => ok && pro_id !== 1)).toBe(true);
    expect(await gig()).toEqual({ status: 'POSTED', confirmed_applications: 0, boosted_gig_bonus: 20 });
    const record = await database
      .selectFrom('pros')
      .select('callout_count')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(record.callout_count).toBe(1);
    const asked = await database.selectFrom('direct_offers').select('replaces_application_id').execute();
    expect(asked).toEqual([{ replaces_application_id: dropped }, { replaces_application_id: dropped }]);
  });

  test('200: a call-out by the business does not count against the pro', async () => {
    await replace({ reason: 'BUSINESS_CALLED_OUT' });
    const record = await database
      .selectFrom('pros')
      .select(['callout_count', 'noshow_count'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(record).toEqual({ callout_count: 0, noshow_count: 0 });
  });

  test.each([
    ['CALLED_OUT', 0],
    ['BUSINESS_CALLED_OUT', 1],
  ])('200: %s notifies the pro who is out with %i messages', async (reason, count) => {
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550111' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', 1))
      .execute();
    await replace({ reason, limit: 1 });
    const messages = await database
      .selectFrom('outbox_messages')
      .select('subject')
      .where('subject', '=', 'Your shift was cancelled')
      .execute();
    expect(messages).toHaveLength(count);
  });

  test('200: offers to the chosen pros in that order, with a result for each', async () => {
    const { body } = await replace({
      reason: 'CALLED_OUT',
      pro_ids: [ids.idlePro, 999, 2],
      message: 'Hurry',
    });
    expect(body.results).toMatchObject([
      { ok: true, pro_id: ids.idlePro, offer: { message: 'Hurry' } },
      { ok: false, pro_id: 999, error: { code: 'not_found' }, pro: null },
      { ok: true, pro_id: 2 },
    ]);
  });

  test('409: a no-show before the start; changes nothing', async () => {
    expect(await replace({ reason: 'NO_SHOW', boost: 20 })).toMatchObject({ status: 409 });
    expect(await gig()).toMatchObject({ confirmed_applications: 1, boosted_gig_bonus: null });
  });

  test('400: a bonus that is not above the current one; changes nothing', async () => {
    await database
      .updateTable('gigs')
      .set({ boosted_gig_bonus: 20 })
      .where('id', '=', ids.postedGig)
      .execute();
    expect(await replace({ reason: 'CALLED_OUT', boost: 20 })).toMatchObject({
      status: 400,
      error: { target: 'boost' },
    });
    expect(await gig()).toMatchObject({ confirmed_applications: 1 });
  });
});

describe('a replacement while the gig runs', () => {
  beforeEach(async () => {
    clock.set(hoursFromStart(24.5));
    await runDueWork(services, dueJobs);
  });

  test('200: the offer expires after half an hour, and the work starts when it is accepted', async () => {
    const { status, body } = await replace({ reason: 'NO_SHOW', limit: 1 });
    expect(status).toBe(200);
    const [result] = body.results;
    expect(result?.offer.expires_ts).toBe(hoursFromStart(25).toISOString());
    clock.set(new Date(hoursFromStart(24.75).getTime() + 1));
    const applicationId = await inTransactionOf(services, null, (trx) =>
      acceptOffer(services, trx, result?.offer.id ?? 0),
    );
    const application = await database
      .selectFrom('gig_applications')
      .select(['is_confirmed', 'original_work_start_time', 'work_start_time', 'work_end_time'])
      .where('id', '=', applicationId)
      .executeTakeFirst();
    const accepted = new Date(hoursFromStart(24.75).getTime() + 60_000);
    expect(application).toEqual({
      is_confirmed: true,
      original_work_start_time: accepted,
      work_start_time: accepted,
      work_end_time: hoursFromStart(32),
    });
  });

  test('409: a call-out after the start', async () => {
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({
      status: 409,
      error: { message: 'This shift has started: who does not come now is a no-show.' },
    });
  });

  test('409: a replacement with less than 90 minutes left changes nothing', async () => {
    clock.set(new Date(hoursFromStart(30.5).getTime() + 1));
    expect(await replace({ reason: 'NO_SHOW' })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Less than 90 minutes') },
    });
    expect(await gig()).toMatchObject({ confirmed_applications: 1 });
  });
});

test.each([
  ['another reason', { reason: 'OTHER' }, 'reason'],
  ['no pros', { reason: 'CALLED_OUT', pro_ids: [] }, 'pro_ids'],
  ['too many', { reason: 'CALLED_OUT', limit: 21 }, 'limit'],
  ['a negative bonus', { reason: 'CALLED_OUT', boost: -1 }, 'boost'],
  ['a long message', { reason: 'CALLED_OUT', message: 'x'.repeat(301) }, 'message'],
])('400: rejects %s', async (_case, body, target) => {
  expect(await replace(body)).toMatchObject({ status: 400, error: { target } });
});

test('401, 403, 404: callers without access', async () => {
  const body = { reason: 'CALLED_OUT' };
  expect(await call('POST', `/staffer/gig-applications/${dropped}/replace/`, { body })).toMatchObject({
    status: 401,
  });
  expect(await replace(body, 'onsite')).toMatchObject({ status: 403 });
  expect(await replace(body, 'rival')).toMatchObject({ status: 404 });
});

test('409: a pro who is not confirmed', async () => {
  const [, open] = ids.openApplications;
  const response = await call('POST', `/staffer/gig-applications/${open}/replace/`, {
    as: 'member',
    body: { reason: 'CALLED_OUT' },
  });
  expect(response).toMatchObject({ status: 409, error: { code: 'invalid_transition' } });
});

describe('a replacement once the no-show or call-out is recorded', () => {
  test('200: a recorded call-out or no-show only offers the place: nothing is recorded twice', async () => {
    clock.set(hoursFromStart(24.5));
    await runDueWork(services, dueJobs);
    expect(await recordFirst('no-show')).toMatchObject({ status: 200 });
    const before = await cancellation();
    clock.set(hoursFromStart(25));
    await runDueWork(services, dueJobs);
    const { status, body } = await replace({ reason: 'NO_SHOW', boost: 20, limit: 2 });
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ is_cancelled: true, cancellation: { reason: 'NO_SHOW' } });
    expect(body.results.map(({ ok, pro_id }) => ok && pro_id !== 1)).toEqual([true, true]);
    expect(await cancellation()).toEqual(before);
    expect(await proRecord()).toEqual({ callout_count: 0, noshow_count: 1 });
    expect(await gig()).toMatchObject({ confirmed_applications: 0, boosted_gig_bonus: 20 });
    const asked = await database.selectFrom('direct_offers').select('replaces_application_id').execute();
    expect(asked).toEqual([{ replaces_application_id: dropped }, { replaces_application_id: dropped }]);
  });

  test('200: a replacement keeps the recorded call-out, whatever reason is sent', async () => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    const { status, body } = await replace({ reason: 'NO_SHOW', pro_ids: [ids.idlePro] });
    expect(status).toBe(200);
    expect(body.application.cancellation?.reason).toBe('CALLED_OUT');
    expect(body.results).toMatchObject([{ ok: true, pro_id: ids.idlePro }]);
    expect(await proRecord()).toEqual({ callout_count: 1, noshow_count: 0 });
  });

  test('409: no one is replaced once the place is taken again', async () => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    await database
      .updateTable('gigs')
      .set({ allowed_confirmed_pros: 1, selected_applications: 1 })
      .where('id', '=', ids.postedGig)
      .execute();
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({
      status: 409,
      error: {
        code: 'gig_full',
        message: 'All places of this shift (1) are taken again: no one is missing.',
      },
    });
    expect(await database.selectFrom('direct_offers').select('id').execute()).toEqual([]);
  });

  test('409: no one is replaced when the whole shift is cancelled', async () => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    await database.updateTable('gigs').set({ status: 'CANCELLED' }).where('id', '=', ids.postedGig).execute();
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({
      status: 409,
      error: { message: 'This shift is cancelled, and its applications with it.' },
    });
  });

  test('409: no one is replaced when the shift started without pros', async () => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    clock.set(hoursFromStart(24.5));
    await runDueWork(services, dueJobs);
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({
      status: 409,
      error: { message: 'This shift started without pros: it is too late for a replacement.' },
    });
  });

  test.each([
    [30.6, 'Less than 90 minutes of this shift are left: too late for a replacement.'],
    [32, 'This shift is over: it is too late for a replacement.'],
  ])('409: no one is replaced %d hours on', async (hours, message) => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    clock.set(hoursFromStart(hours));
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({ status: 409, error: { message } });
  });

  test('409: no one is replaced whose application ended otherwise', async () => {
    await recordFirst('call-out', { called_out_by: 'PRO' });
    await database
      .updateTable('gig_applications')
      .set({ cancellation_reason: 'STAFFER_DISMISSAL' })
      .where('id', '=', dropped)
      .execute();
    expect(await replace({ reason: 'CALLED_OUT' })).toMatchObject({
      status: 409,
      error: { message: 'This application is cancelled: only a confirmed job can be called off.' },
    });
  });
});
