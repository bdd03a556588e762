import { beforeEach, describe, expect, test } from 'vitest';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { becomePro } from '../../testing/disputes.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [application] = ids.openApplications;
const path = `/staffer/gig-applications/${application}/`;
let clockOut = 0;
let shiftBreak = 0;

// The work lasts from 24 to 32 hours after the start. The pro has left at the end; the onsite manager recorded the times.
beforeEach(async () => {
  await reset();
  await confirmTwoPros(database);
  await becomePro(server);
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550100' })
    .where('id', '=', people.gigster.id)
    .execute();
  const recorded = { application_id: application, recorded_by_user_id: people.onsite.id };
  const punches = await database
    .insertInto('time_punches')
    .values([
      { ...recorded, time: hoursFromStart(24), punch_type: 'CLOCK_IN' },
      { ...recorded, time: hoursFromStart(32), punch_type: 'CLOCK_OUT' },
    ])
    .returning('id')
    .execute();
  clockOut = punches[1]?.id ?? 0;
  ({ id: shiftBreak } = await database
    .insertInto('shift_breaks')
    .values({ ...recorded, start_time: hoursFromStart(28), end_time: hoursFromStart(28.5) })
    .returning('id')
    .executeTakeFirstOrThrow());
  clock.set(hoursFromStart(33));
});

const dispute = () =>
  call('POST', `/gigster/gig-applications/${application}/disputes/`, {
    as: 'gigster',
    body: { subject: 'HOURS', minutes: 500, note: 'I stayed until the end' },
  });

const shorten = (as: Person = 'member') =>
  call('PATCH', `${path}punches/${clockOut}/`, { as, body: { time: hoursFromStart(30).toISOString() } });

const lengthen = (as: Person = 'member') =>
  call('PATCH', `${path}breaks/${shiftBreak}/`, { as, body: { end_time: hoursFromStart(29).toISOString() } });

const corrections: [string, () => Promise<{ status: number }>, string][] = [
  [
    'a changed punch',
    () => shorten(),
    'Harbor House changed your recorded times: in Mar 3, 2026, 9:00 AM, out Mar 3, 2026, 3:00 PM.\n' +
      'Breaks: 1:00 PM to 1:30 PM.\nYou have 72 hours to dispute this.',
  ],
  [
    'a deleted punch',
    () => call('DELETE', `${path}punches/${clockOut}/`, { as: 'member' }),
    'Harbor House changed your recorded times: in Mar 3, 2026, 9:00 AM.\n' +
      'Breaks: 1:00 PM to 1:30 PM.\nYou have 72 hours to dispute this.',
  ],
  [
    'a changed break',
    () => lengthen(),
    'Harbor House changed your recorded times: in Mar 3, 2026, 9:00 AM, out Mar 3, 2026, 5:00 PM.\n' +
      'Breaks: 1:00 PM to 2:00 PM.\nYou have 72 hours to dispute this.',
  ],
  [
    'a deleted break',
    () => call('DELETE', `${path}breaks/${shiftBreak}/`, { as: 'member' }),
    'Harbor House changed your recorded times: in Mar 3, 2026, 9:00 AM, out Mar 3, 2026, 5:00 PM.\n' +
      'Breaks: none recorded.\nYou have 72 hours to dispute this.',
  ],
  [
    'a break that is recorded once the pro has left',
    () =>
      call('POST', `/staffer/gigs/${ids.postedGig}/roster/`, {
        as: 'onsite',
        body: { action: 'start-break', ids: [application], time: hoursFromStart(31).toISOString() },
      }),
    'Harbor House changed your recorded times: in Mar 3, 2026, 9:00 AM, out Mar 3, 2026, 5:00 PM.\n' +
      'Breaks: 1:00 PM to 1:30 PM, 4:00 PM to 5:00 PM.\nYou have 72 hours to dispute this.',
  ],
];

describe.each(corrections)('%s', (_what, correct, text) => {
  test('a correction notifies the pro, who can dispute the hours', async () => {
    expect(await dispute()).toMatchObject({
      status: 409,
      error: { message: 'No one changed these hours: there is nothing to dispute.' },
    });
    expect((await correct()).status).toBeLessThan(300);

    expect(await database.selectFrom('outbox_messages').select(['subject', 'body']).execute()).toEqual([
      { subject: 'Your hours were changed', body: text },
    ]);
    const due = await call('GET', `/staffer/gigs/${ids.postedGig}/due-pay/`, { as: 'member' });
    expect(JSON.stringify(due.body)).toContain('"TIMES_CORRECTED"');
    expect(await dispute()).toMatchObject({ status: 201 });
  });
});

test('409: hours can be disputed for 72 hours after the last correction', async () => {
  await lengthen();
  clock.set(hoursFromStart(50));
  await shorten();
  clock.set(hoursFromStart(50 + 73));

  expect(await dispute()).toMatchObject({ status: 409, error: { code: 'expired' } });
});

test('a changed note is no correction', async () => {
  await call('PATCH', `${path}breaks/${shiftBreak}/`, { as: 'member', body: { note: 'Lunch' } });

  expect(await database.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
});

describe('an onsite manager', () => {
  test('200: an onsite manager corrects what they recorded, until the end of the work', async () => {
    clock.set(hoursFromStart(31));
    expect(await lengthen('onsite')).toMatchObject({ status: 200 });
    clock.set(hoursFromStart(32));
    expect(await lengthen('onsite')).toMatchObject({ status: 403, error: { code: 'permission_denied' } });
  });

  test('403: an onsite manager does not correct what another manager or the pro recorded', async () => {
    clock.set(hoursFromStart(31));
    for (const recorded_by_user_id of [people.member.id, null]) {
      await database.updateTable('shift_breaks').set({ recorded_by_user_id }).execute();
      expect(await lengthen('onsite')).toMatchObject({ status: 403 });
    }
  });
});
