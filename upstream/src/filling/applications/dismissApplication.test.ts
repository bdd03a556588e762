import { beforeEach, describe, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/dismiss/';

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
});

function dismiss(body: unknown, as: 'admin' | 'manager' | 'member' | 'onsite' | 'rival' = 'member') {
  return call('POST', path, { as, body });
}

describe('200: a team member dismisses with', () => {
  test.each(['STAFFER_DISMISSAL', 'FEWER_PROS_NEEDED', 'CANCELLED_BY_BRIGADE_LOCATION_MANAGER'])(
    '200: a team member dismisses with %s',
    async (reason) => {
      const { status, body } = await dismiss({ reason });

      expect(status).toBe(200);
      expect(body).toMatchObject({
        is_cancelled: true,
        cancellation: { reason, explanation: null, created_ts: clock.now().toISOString() },
      });
    },
  );

  test('200: a team member dismisses with OTHER and an explanation', async () => {
    const { body } = await dismiss({ reason: 'OTHER', explanation: ' We hired someone for good. ' });

    expect(body).toMatchObject({
      cancellation: { reason: 'OTHER', explanation: 'We hired someone for good.' },
    });
  });

  test('200: a team member dismisses with OVERRIDE_AUTOSELECT, if the platform selected the applicant', async () => {
    await database
      .updateTable('gig_applications')
      .set({ is_selected: true, selection_source: 'AUTO_MATCH' })
      .where('id', '=', 1)
      .execute();

    expect((await dismiss({ reason: 'OVERRIDE_AUTOSELECT' })).body).toMatchObject({
      is_cancelled: true,
      is_selected: true,
      cancellation: { reason: 'OVERRIDE_AUTOSELECT' },
    });
  });
});

test.each(['CANCELLED_BY_BRIGADE_ADMIN', 'PRO_SUSPENDED', 'CANCELLED_BY_PRO'])(
  '200: a platform admin dismisses with %s too, and a team member does not: 403',
  async (reason) => {
    expect((await dismiss({ reason })).error).toMatchObject({
      code: 'permission_denied',
      target: 'platform.admin',
    });
    expect((await dismiss({ reason }, 'admin')).body).toMatchObject({ cancellation: { reason } });
  },
);

test('200: recounts the gig, which is POSTED again after a confirmed pro is dismissed', async () => {
  await database
    .updateTable('gigs')
    .set({ allowed_confirmed_pros: 1 })
    .where('id', '=', ids.postedGig)
    .execute();
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
  const gigPath = `/staffer/gigs/${ids.postedGig}/`;
  expect((await call('GET', gigPath, { as: 'member' })).body).toMatchObject({ status: 'CONFIRMED' });

  const { body } = await dismiss({ reason: 'FEWER_PROS_NEEDED' });

  expect(body).toMatchObject({ is_confirmed: true, is_cancelled: true, gig_status: 'POSTED' });
  expect((await call('GET', gigPath, { as: 'member' })).body).toMatchObject({
    status: 'POSTED',
    stats: {
      total_applications: 3,
      selected_applications: 0,
      confirmed_applications: 0,
      cancelled_applications: 1,
    },
  });
});

const messages = () => database.selectFrom('outbox_messages').select(['subject', 'body']).execute();

describe('the pro', () => {
  beforeEach(async () => {
    await database
      .updateTable('users')
      .set({ phone_number: '+16155550111' })
      .where('id', 'in', database.selectFrom('pros').select('user_id').where('id', '=', 1))
      .execute();
  });

  test('a dismissed pro is notified of the place that is lost, and of getting it back', async () => {
    await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
    await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
    await database.deleteFrom('outbox_messages').execute();
    await dismiss({ reason: 'FEWER_PROS_NEEDED' });
    const cancelled = {
      subject: 'Your shift was cancelled',
      body: expect.stringMatching(/^Server at Harbor House, .*: you no longer have a place\.$/),
    };
    expect(await messages()).toEqual([cancelled]);

    await call('POST', '/staffer/gig-applications/1/reinstate/', { as: 'member' });
    expect(await messages()).toEqual([
      cancelled,
      { subject: 'Your shift is back', body: expect.stringMatching(/: you have your place again\.$/) },
    ]);
  });

  test('a dismissed pro who had no place is not notified', async () => {
    await dismiss({ reason: 'STAFFER_DISMISSAL' });
    await call('POST', '/staffer/gig-applications/1/reinstate/', { as: 'member' });
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['PRO', 0],
    ['BUSINESS', 1],
  ])('the pro is notified of a call-out by the %s: %i messages', async (called_out_by, count) => {
    await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
    await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
    await database.deleteFrom('outbox_messages').execute();
    await call('POST', '/staffer/gig-applications/1/call-out/', { as: 'member', body: { called_out_by } });
    expect(await messages()).toHaveLength(count);
  });
});

describe('400: rejects a dismissal', () => {
  test.each([
    ['NO_SHOW', 'recording a no-show'],
    ['CALLED_OUT', 'recording a call-out by the pro'],
    ['BUSINESS_CALLED_OUT', 'recording a call-out by the business'],
    ['PRO_BLOCKED', 'blocking the pro'],
    ['CANCELLED_BY_PLATFORM_ADMIN', 'not a reason for a dismissal'],
    ['BORED', 'not a reason for a dismissal'],
  ])('400: the reason %s is refused, naming where it belongs', async (reason, sentence) => {
    const { status, error } = await dismiss({ reason }, 'admin');

    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: 'invalid',
      target: 'reason',
      message: expect.stringContaining(sentence),
    });
  });

  test('OVERRIDE_AUTOSELECT is refused if a manager selected the applicant', async () => {
    expect((await dismiss({ reason: 'OVERRIDE_AUTOSELECT' })).error).toMatchObject({ target: 'reason' });
  });

  test('OTHER is refused without an explanation', async () => {
    for (const body of [{ reason: 'OTHER' }, { reason: 'OTHER', explanation: '  ' }]) {
      const { status, error } = await dismiss(body);

      expect(status).toBe(400);
      expect(error).toMatchObject({
        target: 'explanation',
        details: [{ code: 'required', target: 'explanation' }],
      });
    }
  });

  test('a dismissal without a reason is refused', async () => {
    expect((await dismiss({})).error?.details).toEqual([
      { code: 'required', message: 'This field is required', target: 'reason' },
    ]);
    expect((await dismiss(undefined)).status).toBe(400);
  });
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { reason: 'STAFFER_DISMISSAL' } })).status).toBe(401);
});

test('403: an onsite manager', async () => {
  const { status, error } = await dismiss({ reason: 'STAFFER_DISMISSAL' }, 'onsite');

  expect(status).toBe(403);
  expect(error).toMatchObject({ target: 'applications.manage' });
});

test('404: the application of another organization does not exist', async () => {
  expect((await dismiss({ reason: 'STAFFER_DISMISSAL' }, 'rival')).status).toBe(404);
});

test('409: an applicant who is dismissed already', async () => {
  await dismiss({ reason: 'STAFFER_DISMISSAL' });

  const { status, error } = await dismiss({ reason: 'FEWER_PROS_NEEDED' });

  expect(status).toBe(409);
  expect(error).toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('is cancelled'),
  });
});

test('409: a confirmed pro whose gig has started can only be a no-show or be sent home', async () => {
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
  clock.advance(24 * 60);

  expect((await dismiss({ reason: 'STAFFER_DISMISSAL' })).error).toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('no-show'),
  });
});
