import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { finishWork } from '../../testing/pay.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { remindOfPayment } from './remindOfPayment.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;
const worked = ids.openApplications.slice(0, 2);

/** Nine in the morning at the location, on the day after the work ended. */
const firstMorning = new Date('2026-03-04T15:00:00Z');
const hoursLater = (hours: number) => new Date(firstMorning.getTime() + hours * 3_600_000);

const run = () => runDueWork({ database, clock, settings: testSettings }, [remindOfPayment]);
const emailOf = (person: Person) => `${person}@brigade.example`;
const sentTo = async () => {
  const messages = await database.selectFrom('outbox_messages').select('recipient').orderBy('id').execute();
  return messages.map(({ recipient }) => recipient);
};

beforeEach(async () => {
  await reset();
  await database
    .updateTable('gigs')
    .set({ last_updated_ts: hoursFromStart(32) })
    .where('id', '=', ids.postedGig)
    .execute();
  await finishWork(server);
});

test('reminds those who may pay once a day at nine in the morning', async () => {
  clock.set(hoursLater(-0.1));
  expect(await run()).toEqual({});
  clock.set(firstMorning);
  expect(await run()).toEqual({ remindOfPayment: 1 });
  expect(await run()).toEqual({});

  const messages = await database
    .selectFrom('outbox_messages')
    .select(['channel', 'subject', 'body'])
    .execute();
  expect(await sentTo()).toEqual([emailOf('manager'), emailOf('member')]);
  expect(messages[0]).toMatchObject({
    channel: 'email',
    subject: 'Payment due at Harbor House',
    body: expect.stringMatching(
      /^2 pros of 1 shift at Harbor House are not paid yet\. The first has been due since Mar 3, 2026\./,
    ),
  });
  expect(messages[0]?.body).toContain(`/locations/${ids.harborHouse}/pay`);

  clock.set(hoursLater(23.9));
  expect(await run()).toEqual({});
  clock.set(hoursLater(24));
  expect(await run()).toEqual({ remindOfPayment: 1 });
  expect(await sentTo()).toHaveLength(4);
});

test('a reminder that is late does not bring the next one forward to the same day', async () => {
  clock.set(hoursLater(14.5));
  expect(await run()).toEqual({ remindOfPayment: 1 });
  clock.set(hoursLater(23.9));
  expect(await run()).toEqual({});
  clock.set(hoursLater(24));
  expect(await run()).toEqual({ remindOfPayment: 1 });
});

const pay = (values: object, applicationIds: readonly number[] = worked) =>
  database.updateTable('gig_applications').set(values).where('id', 'in', applicationIds).execute();

describe('sends nothing', () => {
  beforeEach(() => clock.set(firstMorning));

  test.each([
    ['once everything is paid', () => pay({ business_payment_status: 'AVAILABLE' })],
    ['while the payments are on their way', () => pay({ business_payment_status: 'SUBMITTED' })],
    [
      'for invoiced work whose pros are being paid',
      async () => {
        await database.updateTable('locations').set({ invoicing_enabled: true }).execute();
        await pay({ pro_payment_status: 'IN_TRANSIT' });
      },
    ],
    [
      'to users who switched these notifications off',
      () =>
        database
          .insertInto('notification_choices')
          .values(
            [people.member.id, people.manager.id].map((user_id) => ({
              user_id,
              event: 'PAYMENT_DUE' as const,
              push: false,
              sms: false,
              email: false,
              in_app: true,
            })),
          )
          .execute(),
    ],
  ])('sends no reminder %s', async (_when, arrange) => {
    await arrange();
    await run();
    expect(await sentTo()).toEqual([]);
  });
});

test.each([
  ['payment', { business_payment_status: 'FAILED' }],
  ['payout', { pro_payment_status: 'FAILED' }],
])('a failed %s is due again', async (_what, failed) => {
  await pay({ business_payment_status: 'AVAILABLE', pro_payment_status: 'AVAILABLE' });
  await pay(failed, worked.slice(0, 1));
  clock.set(firstMorning);
  await run();

  const [message] = await database.selectFrom('outbox_messages').select('body').execute();
  expect(message?.body).toMatch(/^1 pro of 1 shift at Harbor House is not paid yet\./);
});

test('notifies the admins of the organization where the location has no manager who may pay', async () => {
  await database.deleteFrom('location_managers').where('role', '<>', 'ONSITE_MANAGER').execute();
  clock.set(firstMorning);
  await run();

  expect(await sentTo()).toEqual([emailOf('owner')]);
});

test('notifies the admins of the organization, too, where those who may pay are suspended', async () => {
  await database
    .updateTable('users')
    .set({ account_status: 'SUSPENDED' })
    .where('id', 'in', [people.manager.id, people.member.id])
    .execute();
  clock.set(firstMorning);
  await run();

  expect(await sentTo()).toEqual([emailOf('owner')]);
});

const next = () => remindOfPayment.next?.(database, { after: clock.now(), locationId: ids.harborHouse });

test('the sandbox clock stops at the next reminder while work is unpaid or its payout failed', async () => {
  expect(await next()).toEqual(firstMorning);

  await pay({ business_payment_status: 'SUBMITTED' });
  expect(await next()).toBeNull();

  await pay({ business_payment_status: 'AVAILABLE', pro_payment_status: 'FAILED' });
  expect(await next()).toEqual(firstMorning);
});
