import { beforeEach, expect, test } from 'vitest';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { DuePayResponse } from '../duePay/duePayResponse.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/staffer/gig-applications/${ids.completedApplication}/`;
const reason = 'Corrected';
const working_hours = { start_time: '2026-02-23T01:30:00-06:00', end_time: '2026-02-23T15:45:00Z' };

beforeEach(reset);

test('200: changes the hours, keeps the original ones, and shows who changed them', async () => {
  const { status, body } = await call('PATCH', path, { as: 'member', body: { working_hours, reason } });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    working_hours: {
      start_time: '2026-02-23T07:30:00.000Z',
      end_time: '2026-02-23T15:45:00.000Z',
      original_start_time: '2026-02-23T07:00:00.000Z',
      original_end_time: '2026-02-23T15:00:00.000Z',
      last_updated_ts: '2026-03-02T15:00:00.000Z',
      last_updated_by_user: { id: 4, first_name: 'Milo' },
    },
  });
});

test('200: notifies the pro of the reason and of the time to dispute it', async () => {
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550100' })
    .where('id', 'in', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', 1))
    .execute();
  const { body } = await call('PATCH', path, {
    as: 'member',
    body: { working_hours, reason: ' Left with the first group ' },
  });

  expect(body).toMatchObject({ working_hours: { reason: 'Left with the first group' } });
  expect(await database.selectFrom('outbox_messages').select(['subject', 'body']).execute()).toEqual([
    {
      subject: 'Your hours were changed',
      body:
        'Harbor House changed your hours: Feb 23, 2026, 1:30 AM to Feb 23, 2026, 9:45 AM.\nBreaks: none recorded.\n' +
        'Left with the first group\nYou have 72 hours to dispute this.',
    },
  ]);
});

test('200: a pro without a number is not notified', async () => {
  await call('PATCH', path, { as: 'member', body: { working_hours, reason } });

  expect(await database.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
});

const at = (time: string) => `2026-02-23T${time}:00Z`;
const lunch = { start_time: at('10:00'), end_time: at('10:30') };
const late = { start_time: at('14:00'), end_time: at('14:15') };

type Costed = { cost_change?: { before: number; after: number } };
type Body = Pick<ApplicationResponse, 'timesheet' | 'working_hours'>;
const patch = (body: object) => call<Body>('PATCH', path, { as: 'member', body: { reason, ...body } });
const breaksIn = (body: Body) =>
  body.timesheet?.shift_breaks.map(({ id, start_time, end_time }) => ({ id, start_time, end_time })) ?? [];

const timeOfDay = (instant: string | null) => instant?.slice(11, 16);

async function recordLunch() {
  const { body } = await patch({ working_hours, shift_breaks: [lunch] });
  return breaksIn(body)[0]?.id ?? 0;
}

test('200: adds a break, though the pro never clocked in, and pays the time without it', async () => {
  const { status, body } = await patch({
    working_hours,
    shift_breaks: [lunch],
    reason: 'It was not recorded',
  });

  expect(status).toBe(200);
  expect(body.timesheet).toMatchObject({
    time_punches: [],
    shift_breaks: [
      { start_time: '2026-02-23T10:00:00.000Z', minutes: 30, recorded_by_user: { first_name: 'Milo' } },
    ],
  });
  const due = await call('GET', `/staffer/gigs/${ids.completedGig}/due-pay/`, { as: 'member' });
  // From 7:30 to 15:45 without half an hour.
  expect(JSON.stringify(due.body)).toContain('"minutes_to_pay":465');
});

test('200: changes one break, adds one and deletes another, and the history keeps what was recorded', async () => {
  const id = await recordLunch();
  await patch({ working_hours, shift_breaks: [{ id, ...lunch }, late] });
  const longer = { id, start_time: at('10:00'), end_time: at('10:45') };

  const { body } = await patch({ working_hours, shift_breaks: [longer] });

  expect(breaksIn(body)).toEqual([
    { id, start_time: '2026-02-23T10:00:00.000Z', end_time: '2026-02-23T10:45:00.000Z' },
  ]);
  const { before, after } = await database
    .selectFrom('changes')
    .select(['before', 'after'])
    .where('subject_id', '=', ids.completedApplication)
    .where((eb) => eb(eb.ref('after', '->').key('shift_breaks'), 'is not', null))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect({ before, after }).toEqual({
    before: {
      shift_breaks: [
        'Break from Feb 23, 4:00 AM to Feb 23, 4:30 AM',
        'Break from Feb 23, 8:00 AM to Feb 23, 8:15 AM',
      ],
    },
    after: { shift_breaks: ['Break from Feb 23, 4:00 AM to Feb 23, 4:45 AM'] },
  });
});

test('200: breaks alone leave the hours as they count, by the punches', async () => {
  await database
    .insertInto('time_punches')
    .values([
      { application_id: ids.completedApplication, time: new Date(at('07:20')), punch_type: 'CLOCK_IN' },
      { application_id: ids.completedApplication, time: new Date(at('15:10')), punch_type: 'CLOCK_OUT' },
    ])
    .execute();

  const { body } = await patch({ shift_breaks: [{ start_time: at('12:30'), end_time: at('13:00') }] });

  expect(body.working_hours).toMatchObject({
    start_time: '2026-02-23T07:20:00.000Z',
    end_time: '2026-02-23T15:10:00.000Z',
  });
  expect(body.timesheet?.shift_breaks).toMatchObject([{ compliance_status: 'TOO_LATE' }]);
});

test('200: breaks alone leave the gap between two stretches of work unpaid, as a break', async () => {
  const punch = (time: string, punch_type: 'CLOCK_IN' | 'CLOCK_OUT') => ({
    application_id: ids.completedApplication,
    time: new Date(at(time)),
    punch_type,
  });
  await database
    .insertInto('time_punches')
    .values([
      punch('07:00', 'CLOCK_IN'),
      punch('10:00', 'CLOCK_OUT'),
      punch('12:00', 'CLOCK_IN'),
      punch('15:00', 'CLOCK_OUT'),
    ])
    .execute();

  const { body } = await patch({
    shift_breaks: [
      { start_time: at('09:30'), end_time: at('10:15') },
      { start_time: at('11:00'), end_time: at('11:10') },
    ],
  });

  expect(breaksIn(body).map(({ start_time, end_time }) => [start_time, end_time].map(timeOfDay))).toEqual([
    ['09:30', '10:15'],
    ['10:15', '11:00'],
    ['11:00', '11:10'],
    ['11:10', '12:00'],
  ]);
  const due = await call('GET', `/staffer/gigs/${ids.completedGig}/due-pay/`, { as: 'member' });
  expect(JSON.stringify(due.body)).toContain('"minutes_to_pay":330');
});

test('200: breaks alone add no gap where the unpaid break of the gig deducts as much', async () => {
  const [times, types] = [['07:00', '10:00', '10:10', '15:00'], ['CLOCK_IN', 'CLOCK_OUT'] as const];
  await database
    .insertInto('time_punches')
    .values(
      times.map((time, index) => ({
        application_id: ids.completedApplication,
        time: new Date(at(time)),
        punch_type: types[index % 2 === 0 ? 0 : 1],
      })),
    )
    .execute();
  await database.updateTable('gigs').set({ unpaid_break_minutes: 30 }).execute();

  expect(breaksIn((await patch({ shift_breaks: [] })).body)).toEqual([]);
  const due = await call('GET', `/staffer/gigs/${ids.completedGig}/due-pay/`, { as: 'member' });
  expect(JSON.stringify(due.body)).toContain('"minutes_to_pay":450');
});

test('200: omitted breaks stay, and an empty list deletes them', async () => {
  const id = await recordLunch();

  expect(breaksIn((await patch({ working_hours })).body)).toMatchObject([{ id }]);
  expect((await patch({ working_hours, shift_breaks: [] })).body.timesheet).toBeNull();
});

test.each<[string, object, string, string]>([
  ['before the work', { start_time: at('07:00'), end_time: at('07:45') }, 'start_time', 'within the hours'],
  ['after the work', { start_time: at('15:50'), end_time: at('16:00') }, 'start_time', 'within the hours'],
  ['that ends after it', { start_time: at('15:30'), end_time: at('16:00') }, 'end_time', 'within the hours'],
  ['that ends at its start', { ...late, end_time: at('14:00') }, 'end_time', 'must end after its start'],
  ['longer than the work', { start_time: at('07:00'), end_time: at('16:00') }, 'end_time', 'longer than'],
  ['during another one', { start_time: at('10:15'), end_time: at('10:45') }, 'start_time', 'cannot overlap'],
  ['that does not exist', { id: 99_999, ...late }, 'id', 'does not exist'],
])('400: a break %s', async (_which, second, field, message) => {
  const { status, error } = await patch({ working_hours, shift_breaks: [lunch, second] });

  expect(status).toBe(400);
  expect(error).toMatchObject({
    target: `shift_breaks.1.${field}`,
    message: expect.stringContaining(message),
  });
});

test('400: a break that is listed twice, and one in the future', async () => {
  const id = await recordLunch();
  const twice = [
    { id, ...lunch },
    { id, ...late },
  ];
  expect((await patch({ working_hours, shift_breaks: twice })).error?.target).toBe('shift_breaks.1.id');
  clock.set(new Date(at('10:15')));
  expect((await patch({ working_hours, shift_breaks: [{ id, ...lunch }] })).error).toMatchObject({
    target: 'shift_breaks.0.end_time',
    message: 'This time is in the future.',
  });
});

test.each([
  [{ working_hours, reason: 'x'.repeat(501) }, 'reason'],
  [{ working_hours }, 'reason'],
  [{ shift_breaks: [lunch], reason: ' ' }, 'reason'],
  [{ reason }, 'working_hours'],
  [{ reason, working_hours: { start_time: 'noon' } }, 'working_hours.start_time'],
  [{ reason, working_hours: { end_time: '2026-02-23T07:00:00Z' } }, 'working_hours.end_time'],
])('400: %j is refused at its field', async (body, target) => {
  const { status, error } = await call('PATCH', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error?.target).toBe(target);
});

test('400: hours that change with an empty reason are refused with what to do', async () => {
  const { error } = await call('PATCH', path, { as: 'member', body: { working_hours, reason: ' ' } });

  expect(error?.message).toBe('Say why the hours change. The pro reads it.');
});

test('401: without a session', async () => {
  expect((await call('PATCH', path, { body: { working_hours, reason } })).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('PATCH', path, { as: 'onsite', body: { working_hours, reason } })).error).toMatchObject({
    code: 'permission_denied',
    target: 'hours.adjust',
  });
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('PATCH', path, { as: 'rival', body: { working_hours, reason } })).status).toBe(404);
});

test('409: the hours of a paid application', async () => {
  await database
    .updateTable('gig_applications')
    .set({ business_payment_id: 1, business_payment_amount: 200, business_payment_status: 'AVAILABLE' })
    .where('id', '=', ids.completedApplication)
    .execute();

  for (const body of [
    { working_hours, reason },
    { shift_breaks: [lunch], reason },
  ]) {
    const { status, error } = await call('PATCH', path, { as: 'member', body });
    expect(status).toBe(409);
    expect(error).toMatchObject({ code: 'invalid_transition', message: expect.stringContaining('is paid') });
  }
});

test('200: says what the work costs before and after, as it is due', async () => {
  const totalDue = async () => {
    const { body } = await call<DuePayResponse>('GET', `/staffer/gigs/${ids.completedGig}/due-pay/`, {
      as: 'member',
    });
    return body.works.find(({ application }) => application.id === ids.completedApplication)?.total_amount;
  };
  const before = await totalDue();
  const { status, body } = await call<Costed>('PATCH', `${path}?include=cost_change`, {
    as: 'member',
    body: { working_hours: { ...working_hours, end_time: at('10:00') }, reason },
  });
  const after = await totalDue();

  expect(status).toBe(200);
  expect(after).toBeLessThan(before ?? 0);
  expect(body.cost_change).toEqual({ before, after });
});

test('200: says nothing of costs without being asked', async () => {
  expect((await patch({ working_hours })).body).not.toHaveProperty('cost_change');
});
