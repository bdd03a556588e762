import { expect, test } from 'vitest';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

/** The Sunday on which daylight saving time starts. The clock of each test starts on the Monday before. */
const sunday = '2026-03-08';

async function preview(recurrence: object, timeZone?: string, startTime = '02:30') {
  return run(
    `query ($date: Date!, $recurrence: RecurrenceInput!, $timeZone: String, $startTime: LocalTime!) {
      location(databaseId: 1) {
        recurrenceDates(date: $date, startTime: $startTime, endTime: "01:00", recurrence: $recurrence, timeZone: $timeZone) {
          dates { date start end isStartMoved isRepeatedHour }
          problem
        }
      }
    }`,
    { as: 'member', variables: { date: sunday, recurrence, timeZone, startTime } },
  );
}

test('moves a start that daylight saving time skips', async () => {
  const { data, errors, calls } = await preview({ frequency: 'WEEKLY' }, 'America/New_York');

  expect(errors).toBeUndefined();
  const { dates, problem } = data.location.recurrenceDates;
  expect(problem).toBeNull();
  expect(dates).toHaveLength(52);
  const [first] = dates;
  expect(first).toEqual({
    date: sunday,
    start: '2026-03-08T07:00:00.000Z',
    end: '2026-03-09T05:30:00.000Z',
    isStartMoved: true,
    isRepeatedHour: false,
  });
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['getLocation', 'previewRecurrence']);
});

test('uses the first of a repeated hour', async () => {
  const { data } = await preview({ frequency: 'WEEKLY' }, 'America/New_York', '01:30');
  const { dates } = data.location.recurrenceDates;

  expect(dates.filter(({ isRepeatedHour }: { isRepeatedHour: boolean }) => isRepeatedHour)).toMatchObject([
    { date: '2026-11-01', start: '2026-11-01T05:30:00.000Z', isStartMoved: false },
  ]);
});

test('defaults to the time zone of the location', async () => {
  const { data } = await preview({ frequency: 'DAILY', until: sunday });
  const elsewhere = await preview({ frequency: 'DAILY', until: sunday }, 'Asia/Tokyo');

  expect(data.location.recurrenceDates.dates).toHaveLength(1);
  expect(elsewhere.data.location.recurrenceDates.dates[0].start).not.toBe(
    data.location.recurrenceDates.dates[0].start,
  );
});

test.each([
  [{ frequency: 'DAILY' }, 'At most 104 dates at once. Choose an earlier last date.'],
  [{ frequency: 'DAILY', until: '2020-01-01' }, 'The last date is before the first one'],
  [{ frequency: 'DAILY', interval: 31 }, 'Enter 1 to 30'],
])('reports the problem of %j: %s', async (recurrence, problem) => {
  const { data, errors } = await preview(recurrence);

  expect(errors).toBeUndefined();
  expect(data.location.recurrenceDates).toEqual({ dates: [], problem });
});

test('reports an unknown time zone as a problem of the rule', async () => {
  const { data } = await preview({ frequency: 'DAILY' }, 'Mars/Base');

  expect(data.location.recurrenceDates).toMatchObject({ dates: [], problem: 'Invalid time zone' });
});
