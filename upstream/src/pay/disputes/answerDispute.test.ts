import { beforeEach, describe, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { breakWrites } from '../../testing/breakWrites.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { openHoursDispute } from '../../testing/disputes.ts';
import { addPerson, people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { DisputeResponse } from './disputeResponse.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
let id = 0;

beforeEach(async () => {
  await reset();
  id = await openHoursDispute(server);
});

const act = (action: string, body: object = {}, as: Person = 'member') =>
  call<DisputeResponse>('POST', `/staffer/disputes/${id}/${action}/`, { as, body });
const counter = (body: object = {}) => act('counter', { minutes: 420, note: 'You left at 9 pm', ...body });
const escalate = () => act('escalate', { note: 'We disagree about the break' });
const answer = (accepts: boolean) =>
  call('POST', `/gigster/disputes/${id}/answer/`, { as: 'gigster', body: { accepts } });
const resolve = (body: object, as: Person = 'admin') =>
  call<DisputeResponse>('POST', `/admin/disputes/${id}/resolve/`, { as, body: { note: 'Decided', ...body } });
const run = () => runDueWork({ database, clock, settings: testSettings }, dueJobs);
const decisionRequests = () =>
  database
    .selectFrom('outbox_messages')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', 'Decide the dispute of %')
    .orderBy('id')
    .execute();
/** The same dispute about other work, with nothing recorded. */
async function copyDispute(): Promise<number> {
  const { id: _, ...row } = await database.selectFrom('disputes').selectAll().executeTakeFirstOrThrow();
  const work = { application_id: ids.completedApplication, gig_id: ids.completedGig };
  const copy = await database
    .insertInto('disputes')
    .values({ ...row, ...work })
    .returning('id')
    .executeTakeFirstOrThrow();
  return copy.id;
}
const get = async () =>
  (await call<DisputeResponse>('GET', `/staffer/disputes/${id}/`, { as: 'member' })).body;

describe('accept', () => {
  test('200: accepting a dispute sets the claimed hours before the payment', async () => {
    const { status, body } = await act('accept');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'RESOLVED',
      outcome: 'CLAIM_ACCEPTED',
      contested: { minutes: 360, amount: 147 },
      claimed: { minutes: 480, amount: 196 },
      resolved: { minutes: 480, amount: 196 },
      payment: null,
      claim_note: 'I stayed until the end',
    });
    expect(body.application.working_hours.end_time).toBe(hoursFromStart(32).toISOString());
  });

  test('409: a dispute is accepted once', async () => {
    await act('accept');
    expect((await act('accept')).error).toMatchObject({
      code: 'invalid_transition',
      message: 'This dispute is decided.',
    });
  });

  test('409: no dispute is accepted after the deadline, before and after that was recorded', async () => {
    const refused = { code: 'expired', message: 'The time to answer is over: the claim is approved.' };
    clock.set(hoursFromStart(33 + 72));
    expect((await act('accept')).error).toMatchObject(refused);
    await run();
    expect((await act('accept')).error).toMatchObject(refused);
  });
});

describe('counter', () => {
  test('200: the pro has 48 hours for a counteroffer, and accepts it', async () => {
    const { body } = await counter();
    expect(body).toMatchObject({
      status: 'COUNTERED',
      counter: { minutes: 420 },
      counter_note: 'You left at 9 pm',
      answer_due_ts: hoursFromStart(33 + 48).toISOString(),
    });
    expect(await answer(true)).toMatchObject({ status: 200, body: { outcome: 'COUNTER_ACCEPTED' } });

    const { application, resolved } = await get();
    expect(resolved).toMatchObject({ minutes: 420 });
    expect(application.working_hours.end_time).toBe(hoursFromStart(31).toISOString());
  });

  test('200: the pro who accepts is named as managers see pros, without the surname', async () => {
    const { display_name } = await database
      .selectFrom('pros')
      .select('display_name')
      .where('user_id', '=', people.gigster.id)
      .executeTakeFirstOrThrow();
    await counter();
    await answer(true);

    expect((await get()).application.working_hours.last_updated_by_user).toEqual({
      id: people.gigster.id,
      first_name: display_name,
      last_name: '',
    });
  });

  test('200: declining a counteroffer leaves the decision to the platform', async () => {
    await counter();
    expect(await answer(false)).toMatchObject({ status: 200, body: { status: 'ESCALATED' } });
    expect(await get()).toMatchObject({ escalated_ts: clock.now().toISOString(), escalated_by: 'PRO' });
  });

  test('200: declining a counteroffer notifies the platform admins, once', async () => {
    await counter();
    await answer(false);
    expect((await answer(false)).status).toBe(409);

    expect(await decisionRequests()).toEqual([
      expect.objectContaining({ body: expect.stringContaining('declined the counteroffer') }),
    ]);
  });

  test.each([
    [{ minutes: 480 }, 'minutes', 'Enter less than the claim. To grant all of it, accept it.'],
    [{ minutes: 500 }, 'minutes', 'Enter less than the claim. To grant all of it, accept it.'],
    [{ minutes: 360 }, 'minutes', 'Enter more than what counts now.'],
    [{ minutes: -1 }, 'minutes', 'Enter 1 minute to 16 hours'],
    [{ minutes: undefined }, 'minutes', 'This field is required'],
    [{ note: '' }, 'note', 'This field is required'],
  ])('400: %j is refused at its field', async (body, target, message) => {
    expect(await counter(body)).toMatchObject({ status: 400, error: { target, message } });
  });

  test('409: the pro cannot answer without a counter, or after 48 hours', async () => {
    expect((await answer(true)).error?.message).toBe('The business has not answered this dispute yet.');
    await counter();
    clock.set(hoursFromStart(33 + 48));
    expect((await answer(true)).error).toMatchObject({
      code: 'expired',
      message: 'The time to answer is over: the counteroffer counts.',
    });
  });
});

describe('the platform', () => {
  beforeEach(escalate);

  test.each([
    [{ decision: 'FOR_PRO' }, 'DECIDED_FOR_PRO', 480],
    [{ decision: 'FOR_BUSINESS' }, 'DECIDED_FOR_BUSINESS', 360],
    [{ decision: 'SPLIT', minutes: 400 }, 'DECIDED_SPLIT', 400],
  ])('200: the platform decides %j', async (body, outcome, minutes) => {
    const { status, body: decided } = await resolve(body);

    expect(status).toBe(200);
    expect(decided).toMatchObject({ outcome, resolved: { minutes }, resolution_note: 'Decided' });
  });

  test('200: the platform lists what it has to decide, the oldest first', async () => {
    const later = await copyDispute();
    const { body } = await call('GET', '/admin/disputes/', { as: 'admin' });
    expect(body).toMatchObject({
      count: 2,
      results: [
        {
          id,
          status: 'ESCALATED',
          escalated_ts: clock.now().toISOString(),
          escalated_by: 'BUSINESS',
        },
        { id: later, escalated_ts: null, escalated_by: null },
      ],
    });
  });

  test('400: a split needs a value between what counts and the claim', async () => {
    expect(await resolve({ decision: 'SPLIT' })).toMatchObject({ status: 400, error: { target: 'minutes' } });
    expect(await resolve({ decision: 'SPLIT', minutes: 480 })).toMatchObject({ status: 400 });
  });

  test('409: the business no longer answers a dispute that the platform decides', async () => {
    expect((await act('accept')).error?.message).toBe('The platform decides this dispute.');
    expect((await counter()).status).toBe(409);
    expect((await escalate()).status).toBe(409);
  });

  test('the platform never decides by a deadline', async () => {
    clock.set(hoursFromStart(33 + 90 * 24));
    await run();
    expect((await get()).status).toBe('ESCALATED');
  });
});

test('every active platform admin is notified, once, with the page of the dispute', async () => {
  await addPerson(database, { is_platform_admin: true, email: 'Second@brigade.example' });
  await addPerson(database, { is_platform_admin: true, account_status: 'DEACTIVATED' });
  await escalate();
  expect((await escalate()).status).toBe(409);

  const page = `${testSettings.webPublicUrl}/locations/${ids.harborHouse}/disputes/${id}`;
  const body = expect.stringMatching(new RegExp(`left .* to you\\.[^]*${page}$`));
  expect(await decisionRequests()).toEqual([
    expect.objectContaining({ recipient: 'admin@brigade.example', body }),
    expect.objectContaining({ recipient: 'second@brigade.example', body }),
  ]);
});

test('409: the platform decides only what was left to it', async () => {
  expect((await resolve({ decision: 'FOR_PRO' })).error?.message).toBe(
    'The business has not answered this dispute yet.',
  );
});

describe('deadlines', () => {
  test('managers are reminded of a dispute a day before its deadline, once', async () => {
    clock.set(hoursFromStart(33 + 48));
    await run();
    await run();
    const reminders = await database
      .selectFrom('outbox_messages')
      .select('subject')
      .where('subject', 'like', 'Decide about the dispute of %')
      .where('channel', '=', 'email')
      .execute();

    // A location administrator and a team member.
    expect(reminders).toHaveLength(2);
  });

  test('the claim is approved after 72 hours without an answer', async () => {
    clock.set(hoursFromStart(33 + 72));
    await run();
    expect(await get()).toMatchObject({ outcome: 'CLAIM_UNANSWERED', resolved: { minutes: 480 } });
  });

  test('a claim that cannot be decided delays no other', async () => {
    const { id: _, ...row } = await database.selectFrom('disputes').selectAll().executeTakeFirstOrThrow();
    const other = await database
      .insertInto('disputes')
      .values({ ...row, application_id: ids.openApplications[1], pro_id: ids.pros[1] })
      .returning('id')
      .executeTakeFirstOrThrow();
    await breakWrites(database, {
      table: 'disputes',
      condition: `new.id = ${id} and new.status = 'RESOLVED'`,
    });
    clock.set(hoursFromStart(33 + 72));
    await run();

    expect(
      await database.selectFrom('disputes').select('id').where('status', '=', 'RESOLVED').execute(),
    ).toEqual([other]);
    expect(await database.selectFrom('job_setbacks').select(['job', 'item_id']).execute()).toEqual([
      { job: 'decideDisputes', item_id: id },
    ]);
  });

  test('a counter counts after 48 hours without an answer', async () => {
    await counter();
    clock.set(hoursFromStart(33 + 48));
    await run();
    expect(await get()).toMatchObject({ outcome: 'COUNTER_UNANSWERED', resolved: { minutes: 420 } });
  });

  test('disputed hours are not approved automatically', async () => {
    await escalate();
    clock.set(hoursFromStart(33 + 96));
    await run();
    expect((await get()).application.payment).toBeNull();

    await resolve({ decision: 'FOR_BUSINESS' });
    await run();
    expect((await get()).application.payment).not.toBeNull();
  });
});

test('401, 403, 404: callers without access', async () => {
  const path = `/staffer/disputes/${id}/accept/`;
  expect(await call('POST', path, { body: {} })).toMatchObject({ status: 401 });
  expect((await act('accept', {}, 'onsite')).error).toMatchObject({ target: 'payments.make' });
  expect(await act('accept', {}, 'rival')).toMatchObject({ status: 404 });
  expect(await resolve({ decision: 'FOR_PRO' }, 'member')).toMatchObject({ status: 404 });
});
