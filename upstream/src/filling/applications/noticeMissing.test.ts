import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { punch } from '../../sandbox/proActs/punch.ts';
import { addApplication, hoursFromStart } from '../../testing/builders.ts';
import { testStart } from '../../testing/fixtureIds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { noticeMissing } from './noticeMissing.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const services = { database, clock, settings: testSettings };
const run = () => runDueWork(services, [noticeMissing]);
const next = (after: Date, locationId: number | null = null) =>
  noticeMissing.next?.(database, { after, locationId });

let applicationId = 0;

/** A confirmed pro whose work lasts from 24 to 32 hours after the start. */
beforeEach(async () => {
  await reset();
  applicationId = await addApplication(database, {
    gig_id: ids.postedGig,
    pro_id: ids.idlePro,
    is_selected: true,
    is_confirmed: true,
  });
  clock.set(hoursFromStart(24.25));
});

const clockIn = () =>
  database.transaction().execute((trx) => punch({ clock }, trx, { applicationId, type: 'CLOCK_IN' }));

async function missingOfGig() {
  const { body } = await call<{ stats: { missing_applications: number } }>(
    'GET',
    `/staffer/gigs/${ids.postedGig}/`,
    { as: 'onsite' },
  );
  return body.stats.missing_applications;
}

const messages = () =>
  database
    .selectFrom('outbox_messages')
    .select(['channel', 'recipient', 'subject', 'body'])
    .orderBy('id')
    .execute();

async function emailOf(username: string) {
  const { email } = await database
    .selectFrom('users')
    .select('email')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return email;
}

describe('a confirmed pro who has not clocked in', () => {
  test('a confirmed pro is missing a quarter of an hour after the start, and is noticed once', async () => {
    clock.advance(-1);
    expect(await run()).toEqual({});
    expect(await missingOfGig()).toBe(0);

    clock.advance(1);
    expect(await run()).toEqual({ noticeMissing: 1 });
    expect(await missingOfGig()).toBe(1);
    expect(await run()).toEqual({});
  });

  test('a pro is no longer missing after clocking in late', async () => {
    await run();
    await clockIn();

    expect(await missingOfGig()).toBe(0);
    expect(await run()).toEqual({});
  });

  test('a pro is no longer missing once the no-show is recorded', async () => {
    await run();
    await call('POST', `/staffer/gig-applications/${applicationId}/no-show/`, { as: 'onsite' });

    expect(await missingOfGig()).toBe(0);
  });

  test('a missing pro appears in the change feed of the gig', async () => {
    const feed = database.selectFrom('change_feed').select('subject_id').where('gig_id', '=', ids.postedGig);
    const before = (await feed.execute()).length;
    await run();

    expect((await feed.orderBy('position').execute()).slice(before)).toEqual([{ subject_id: applicationId }]);
  });
});

describe('someone who is not missing', () => {
  test('a pro who has clocked in is not missing', async () => {
    clock.set(hoursFromStart(24));
    await clockIn();
    clock.set(hoursFromStart(24.25));

    expect(await run()).toEqual({});
  });

  test.each([
    ['a selected pro who has not confirmed', { is_confirmed: false }],
    ['a cancelled pro', { is_cancelled: true, cancellation_reason: 'CALLED_OUT', cancelled_ts: testStart }],
    ['a pro who was sent home', { sent_home_ts: hoursFromStart(24) }],
    ['a pro who was confirmed a moment ago', { last_updated_ts: hoursFromStart(24.2) }],
    ['a pro whose work is over', { work_end_time: hoursFromStart(24.1) }],
  ])('%s is not missing', async (_, facts) => {
    await database.updateTable('gig_applications').set(facts).where('id', '=', applicationId).execute();

    expect(await run()).toEqual({});
  });
});

describe('the next check', () => {
  test('the next check is a quarter of an hour after the next start', async () => {
    expect(await next(hoursFromStart(0))).toEqual(hoursFromStart(24.25));
    expect(await next(hoursFromStart(0), ids.harborHouse)).toEqual(hoursFromStart(24.25));
    expect(await next(hoursFromStart(24.25))).toBeNull();
    expect(await next(hoursFromStart(0), ids.vineStreet)).toBeNull();
  });

  test('the next check leaves out pros who have clocked in', async () => {
    clock.set(hoursFromStart(24));
    await clockIn();

    expect(await next(hoursFromStart(0))).toBeNull();
  });
});

describe('the notification', () => {
  test('managers of the location are notified by email, with the name of the pro and the shift', async () => {
    await run();

    const sent = await messages();
    const emails = sent.filter(({ channel }) => channel === 'email');
    expect(emails.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([await emailOf('manager'), await emailOf('member'), await emailOf('onsite')]),
    );
    expect(emails.map(({ recipient }) => recipient)).not.toContain(await emailOf('rival'));
    expect(emails[0]?.subject).toMatch(/ has not clocked in$/);
    expect(emails[0]?.body).toContain('Harbor House');
    expect(emails[0]?.body).toContain(`/gigs/${ids.postedGig}/applicants?stage=confirmed`);
  });

  test.each([
    ['has no managers', () => database.deleteFrom('location_managers').execute()],
    [
      'has only suspended managers',
      () =>
        database
          .updateTable('users')
          .set({ account_status: 'SUSPENDED' })
          .where('username', 'in', ['manager', 'member', 'onsite'])
          .execute(),
    ],
  ])('the admins of the organization are notified where the location %s', async (_, arrange) => {
    await arrange();
    await run();

    const recipients = (await messages()).map(({ recipient }) => recipient);
    expect(recipients).toEqual([await emailOf('owner')]);
  });

  test('a notification goes by the ways that a user has chosen', async () => {
    const { id: user_id } = await database
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'member')
      .executeTakeFirstOrThrow();
    await database
      .updateTable('users')
      .set({ sms_opt_in: true, phone_number: '+16155550142', phone_verified: true })
      .where('id', '=', user_id)
      .execute();
    await database
      .insertInto('notification_choices')
      .values({ user_id, event: 'NO_SHOW', push: false, sms: true, email: false, in_app: true })
      .execute();
    await run();

    const sent = await messages();
    expect(sent.filter(({ channel }) => channel === 'sms').map(({ recipient }) => recipient)).toEqual([
      '+16155550142',
    ]);
    expect(sent.map(({ recipient }) => recipient)).not.toContain(await emailOf('member'));
  });

  test('a notification goes by no text message in quiet hours', async () => {
    const { id: user_id } = await database
      .updateTable('users')
      .set({ sms_opt_in: true, phone_number: '+16155550142', phone_verified: true })
      .where('username', '=', 'member')
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('quiet_hours')
      .values({ user_id, is_enabled: true, start_time: '00:00', end_time: '23:59', timezone: 'UTC' })
      .execute();
    await run();

    const sent = await messages();
    expect(sent.filter(({ channel }) => channel === 'sms')).toEqual([]);
    expect(sent.map(({ recipient }) => recipient)).toContain(await emailOf('member'));
  });
});
