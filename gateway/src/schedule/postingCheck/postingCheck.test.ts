import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Person, startTestStack } from '../../testing/startTestStack.ts';

const { reset, run } = await startTestStack();

beforeEach(reset);

const document = graphql(`
  query ($id: DatabaseId!, $input: PostingCheckInput!) {
    location(databaseId: $id) {
      postingCheck(input: $input) {
        warnings {
          code
          message
          shift
          gig {
            databaseId
          }
          forecast {
            belowRecommendedWage {
              gigs
              filledGigs
              medianHoursToFill
            }
            atRecommendedWage {
              gigs
            }
            atShortNotice {
              gigs
            }
          }
        }
      }
    }
  }
`);

/** Seven weeks after the demo's present, when its calendar has ended. The demo's first location is in New York. */
const quiet = {
  skillId: globalId('Skill', 1),
  date: '2026-04-20',
  startTime: '17:00',
  endTime: '23:00',
  wageCents: 7500,
};

interface Check extends Partial<VariablesOf<typeof document>['input']> {
  readonly as?: Person;
}

async function check({ shifts = [quiet], hasContact = true, as = 'member' }: Check = {}) {
  const { data, errors, calls } = await run(document, {
    as,
    variables: { id: 1, input: { shifts, hasContact } },
  });
  return { warnings: data?.location?.postingCheck?.warnings ?? [], errors, calls };
}

test('the posting check returns no warnings for a valid shift, with four calls', async () => {
  const { warnings, errors, calls } = await check();

  expect(errors).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual([
    'getLocation',
    'getViewer',
    'listGigs',
    'listSkills',
  ]);
});

test('the posting check warns about a missing contact', async () => {
  const { warnings } = await check({ hasContact: false });

  expect(warnings).toMatchObject([{ code: 'NO_MANAGER_ON_DUTY', shift: null }]);
});

test('the posting check warns about a gig of the same position at the same time', async () => {
  const { data } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 1, filter: { startsAtOrAfter: "2026-03-05T00:00:00Z", statuses: [UNFILLED] }) {
            edges {
              node {
                databaseId
                startTime
                timeZone
                skill {
                  id
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );
  const { databaseId, startTime, timeZone, skill } = present(data?.location?.gigs?.edges[0]).node;
  const start = Temporal.Instant.from(startTime).toZonedDateTimeISO(present(timeZone));
  const shift = {
    ...quiet,
    skillId: skill.id,
    date: start.toPlainDate().toString(),
    startTime: start.toPlainTime().toString(),
    endTime: start.add({ hours: 1 }).toPlainTime().toString(),
  };

  const { warnings } = await check({ shifts: [quiet, shift] });

  expect(warnings[0]).toMatchObject({ code: 'SAME_GIG_EXISTS', shift: 1, gig: { databaseId } });
  expect(warnings[0]?.message).toMatch(/^A .+ shift is posted for that time already: .+ confirmed\.$/);
});

describe('a wage under the recommended one', () => {
  test('a wage under the recommended one gets one warning, with the statistics of similar gigs here', async () => {
    const cheap = { ...quiet, wageCents: 1500 };
    const { warnings, calls } = await check({ shifts: [cheap, { ...cheap, date: '2026-04-27' }] });

    expect(warnings).toMatchObject([
      {
        code: 'WAGE_BELOW_RECOMMENDED',
        shift: 0,
        message: expect.stringMatching(/: \$15\.00 is under the recommended \$\d+\.\d\d\. /),
        forecast: { belowRecommendedWage: { gigs: expect.any(Number) } },
      },
    ]);
    expect(calls.filter(({ endpoint }) => endpoint === 'getFillForecast')).toHaveLength(1);
  });

  test('a wage gets no warning until it is decided', async () => {
    expect((await check({ shifts: [{ ...quiet, wageCents: null }] })).warnings).toEqual([]);
  });
});

test('the posting check returns one short-notice warning, for the earliest shift', async () => {
  // The demo's present is 10 am in New York on that day.
  const tonight = { ...quiet, date: '2026-03-02' };
  const { warnings } = await check({ shifts: [quiet, tonight] });

  expect(warnings.filter(({ code }) => code !== 'SAME_GIG_EXISTS')).toMatchObject([
    { code: 'STARTS_WITHIN_24_HOURS', shift: 1, forecast: { atShortNotice: { gigs: expect.any(Number) } } },
    { code: 'FAIR_NOTICE', shift: 1, message: expect.stringContaining("New York City's Fair Workweek Law") },
  ]);
});

test('the posting check returns one warning each for long shifts and clock changes in a series', async () => {
  const long = { ...quiet, startTime: '08:00', endTime: '21:00' };
  const night = { ...quiet, date: '2026-10-31', startTime: '22:00', endTime: '06:00' };
  const { warnings } = await check({ shifts: [long, { ...long, date: '2026-04-21' }, night] });

  expect(warnings).toMatchObject([
    { code: 'LONG_SHIFT', shift: 0 },
    { code: 'CLOCK_CHANGE', shift: 2, message: expect.stringContaining('it lasts 9 h instead of 8 h') },
  ]);
});

describe('what cannot be checked', () => {
  test.each([
    [[], 'This field is required', 'input.shifts'],
    [Array.from({ length: 105 }, () => quiet), 'At most 104 shifts at once', 'input.shifts'],
    [
      [quiet, { ...quiet, skillId: globalId('Gig', 1) }],
      'This is not the id of a position',
      'input.shifts.1.skillId',
    ],
  ])('a posting that cannot be checked is rejected at its field', async (shifts, message, argument) => {
    const { errors } = await check({ shifts });

    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument } }]);
  });

  test('the check of a posting is forbidden to users who cannot post', async () => {
    const { errors, calls } = await check({ as: 'onsite' });

    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', permission: 'gigs.post' } }]);
    expect(calls.map(({ endpoint }) => endpoint).toSorted()).toEqual(['getLocation', 'getViewer']);
  });
});
