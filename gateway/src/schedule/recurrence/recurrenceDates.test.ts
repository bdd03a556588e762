import { expect, onTestFinished, test } from 'vitest';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run } = await startTestStack();

const recurrenceDates = graphql(`
  query ($date: Date!, $recurrence: RecurrenceInput!, $timeZone: String, $startTime: LocalTime!) {
    location(databaseId: 1) {
      recurrenceDates(
        date: $date
        startTime: $startTime
        endTime: "01:00"
        recurrence: $recurrence
        timeZone: $timeZone
      ) {
        dates {
          date
          start
          end
          isStartMoved
          isRepeatedHour
        }
        problem
      }
    }
  }
`);

type Variables = VariablesOf<typeof recurrenceDates>;
type Rule = Variables['recurrence'];

/** The Sunday on which daylight saving time starts. The clock of each test starts on the Monday before. */
const sunday = '2026-03-08';

async function preview(recurrence: Rule, more: Partial<Variables> = {}) {
  const { data, errors, calls } = await run(recurrenceDates, {
    as: 'member',
    variables: { date: sunday, startTime: '02:30', recurrence, ...more },
  });
  return { result: data?.location?.recurrenceDates, errors, calls };
}

test('a recurrence moves a start that daylight saving time skips', async () => {
  const { result, errors, calls } = await preview({ frequency: 'WEEKLY' }, { timeZone: 'America/New_York' });

  expect(errors).toBeUndefined();
  const { dates, problem } = present(result);
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

test('a recurrence uses the first of a repeated hour', async () => {
  const { result } = await preview(
    { frequency: 'WEEKLY' },
    { timeZone: 'America/New_York', startTime: '01:30' },
  );

  expect(present(result).dates.filter(({ isRepeatedHour }) => isRepeatedHour)).toMatchObject([
    { date: '2026-11-01', start: '2026-11-01T05:30:00.000Z', isStartMoved: false },
  ]);
});

test('a recurrence defaults to the time zone of the location', async () => {
  const here = await preview({ frequency: 'DAILY', until: sunday });
  const elsewhere = await preview({ frequency: 'DAILY', until: sunday }, { timeZone: 'Asia/Tokyo' });

  expect(here.result?.dates).toHaveLength(1);
  expect(present(elsewhere.result?.dates[0]).start).not.toBe(present(here.result?.dates[0]).start);
});

test.each<[Rule, string]>([
  [{ frequency: 'DAILY' }, 'At most 104 dates at once. Choose an earlier last date.'],
  [{ frequency: 'DAILY', until: '2020-01-01' }, 'The last date is before the first one'],
  [{ frequency: 'DAILY', interval: 31 }, 'Enter 1 to 30'],
])('a recurrence reports the problem of %j: %s', async (recurrence, problem) => {
  const { result, errors } = await preview(recurrence);

  expect(errors).toBeUndefined();
  expect(result).toEqual({ dates: [], problem });
});

test('a recurrence reports an unknown time zone as a problem of the rule', async () => {
  const { result } = await preview({ frequency: 'DAILY' }, { timeZone: 'Mars/Base' });

  expect(result).toMatchObject({ dates: [], problem: 'Invalid time zone' });
});

test('a recurrence sends an end that is before the start as one on the next day', async () => {
  const { run: runThere, received, close } = await startOtherServer({});
  onTestFinished(close);
  await runThere(recurrenceDates, {
    as: 'member',
    variables: { date: sunday, startTime: '18:00', recurrence: { frequency: 'WEEKLY' } },
  });

  expect(received.find(({ method }) => method === 'POST')?.body).toMatchObject({
    dtstart: '2026-03-08T18:00:00',
    dtend: '2026-03-09T01:00:00',
  });
});
