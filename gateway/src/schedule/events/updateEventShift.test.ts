import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, reset } = stack;

const updateEventShift = graphql(`
  mutation ($input: UpdateEventShiftInput!) {
    updateEventShift(input: $input) {
      shift {
        id
        startTime
        endTime
        contactName
        contactPhone
        gigs {
          startTime
        }
        event {
          name
        }
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Input = Partial<VariablesOf<typeof updateEventShift>['input']>;

let shift: { id: string; startTime: string };

beforeEach(async () => {
  await reset();
  const { data } = await run(
    graphql(`
      {
        event(databaseId: 5) {
          shifts(first: 1) {
            edges {
              node {
                id
                startTime
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  shift = present(data?.event?.shifts?.edges[0]).node;
});

const update = (input: Input, as: Person = 'member') =>
  mutate(stack, updateEventShift, { as, input: { shiftId: shift.id, ...input } });

/** The start moves by one day. An end at or before the start is on the next day. */
const dayAfter = () => {
  const date = new Date(Date.parse(shift.startTime) + 86_400_000).toISOString().slice(0, 10);
  return { date, startTime: '19:00', endTime: '01:00' };
};

test("updateEventShift moves a shift and its gigs in the location's time zone", async () => {
  const payload = await update(dayAfter());
  const { startTime, endTime } = present(payload.shift);

  expect(payload).toMatchObject({
    shift: { id: shift.id, gigs: [{ startTime }], event: { name: 'Chef’s Counter Night' } },
    errors: [],
  });
  expect(Date.parse(endTime) - Date.parse(startTime)).toBe(6 * 3_600_000);
  expect(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' }).format(
      Date.parse(startTime),
    ),
  ).toBe('19:00');
});

test('updateEventShift moves a shift by one call if the time zone of its times is given', async () => {
  const input = { shiftId: shift.id, ...dayAfter(), timeZone: 'America/New_York' };
  const { data, calls } = await run(
    graphql(`
      mutation ($input: UpdateEventShiftInput!) {
        updateEventShift(input: $input) {
          shift {
            endTime
          }
        }
      }
    `),
    { as: 'member', variables: { input } },
  );

  expect(data?.updateEventShift?.shift).not.toBeNull();
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['changeShift']);
});

test('updateEventShift updates the contact without changing the times', async () => {
  expect(await update({ contactName: ' Ana Ruiz ', contactPhone: '(305) 555-0123' })).toMatchObject({
    shift: { startTime: shift.startTime, contactName: 'Ana Ruiz', contactPhone: '+13055550123' },
  });
  expect(await update({ contactName: '', contactPhone: null })).toMatchObject({
    shift: { contactName: null, contactPhone: null },
  });
});

test.each<[Input, string, string[], unknown]>([
  [{ date: '2026-03-07' }, 'INVALID', ['startTime'], 'This field is required'],
  [
    { date: '2099-03-07', startTime: '08:00', endTime: '01:00' },
    'INVALID',
    ['endTime'],
    'A shift can last 16 hours at most.',
  ],
  [
    { date: '2020-03-07', startTime: '08:00', endTime: '16:00' },
    'INVALID',
    ['startTime'],
    'This start has passed. Choose a later one.',
  ],
  [
    { date: '2099-03-07', startTime: '08:00', endTime: '12:00', timeZone: 'Mars/Base' },
    'INVALID',
    ['timeZone'],
    'Invalid time zone',
  ],
  [
    { shiftId: globalId('EventShift', 999999), date: '2099-03-07', startTime: '08:00', endTime: '12:00' },
    'INVALID',
    ['timeZone'],
    'Name the time zone of the shift.',
  ],
  [{ contactPhone: '555' }, 'INVALID', ['contactPhone'], 'Invalid phone number'],
  [{ shiftId: globalId('EventShift', 999999) }, 'NOT_FOUND', ['shiftId'], expect.any(String)],
])('updateEventShift refuses %o: %s at %j', async (input, code, path, message) => {
  const payload = await update(input);

  expect(payload.shift).toBeNull();
  expect(payload.errors[0]).toMatchObject({ code, path, message });
});

test('updateEventShift refuses onsite managers', async () => {
  expect(await update(dayAfter(), 'onsite')).toMatchObject({
    shift: null,
    errors: [{ code: 'FORBIDDEN', path: ['shiftId'] }],
  });
});
