import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

type As = NonNullable<RunOptions['as']>;

const document = graphql(`
  mutation ($input: CopyGigsInput!) {
    copyGigs(input: $input) {
      results {
        startTime
        errors {
          path
        }
        copiedGig {
          id
          startTime
          timeZone
        }
        gig {
          id
        }
      }
      errors {
        code
        path
        message
      }
    }
  }
`);

type Changes = Partial<VariablesOf<typeof document>['input']>;

const sunday = () => {
  const today = Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime())
    .toZonedDateTimeISO('America/New_York')
    .toPlainDate();
  return today.subtract({ days: today.dayOfWeek % 7 });
};

async function copy(changes: Changes = {}, as: As = 'member') {
  const input = {
    locationId: globalId('Location', 1),
    weekOf: sunday().toString(),
    toWeekOf: sunday().add({ weeks: 10 }).toString(),
    ...changes,
  };
  const { data, calls } = await run(document, { as, variables: { input } });
  return { ...present(data?.copyGigs), calls };
}

function wallClock(instant: string, zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString();
}

test('copyGigs validates and then copies a week to the same local times ten weeks later', async () => {
  const dryRun = await copy({ validateOnly: true });
  const good = present(dryRun.results).filter(({ errors }) => errors.length === 0);
  expect(good.length).toBeGreaterThan(0);
  expect(good[0]?.gig).toBeNull();

  const gigIds = good.map(({ copiedGig }) => present(copiedGig).id);
  const { results, errors, calls } = await copy({ gigIds });

  expect(errors).toEqual([]);
  expect(results).toHaveLength(good.length);
  for (const { copiedGig, startTime, gig } of present(results)) {
    expect(gig).not.toBeNull();
    const { timeZone, startTime: copiedStart } = present(copiedGig);
    const before = Temporal.PlainDateTime.from(wallClock(copiedStart, present(timeZone)));
    expect(wallClock(present(startTime), present(timeZone))).toBe(before.add({ weeks: 10 }).toString());
  }
  // One request copies, one loads all gigs of the response.
  expect(calls).toHaveLength(2);
});

test.each<[Changes, string[]]>([
  [{ toWeekOf: '2026-01-01' }, ['toWeekOf']],
  [{ gigIds: [globalId('Skill', 1)] }, ['gigIds', '0']],
  [{ gigIds: [globalId('Gig', 999999)] }, ['gigIds']],
  [{ gigIds: [] }, ['gigIds']],
])('copyGigs rejects %j at its field', async (changes, path) => {
  expect((await copy(changes)).errors).toMatchObject([{ path }]);
});

test('copyGigs refuses onsite managers', async () => {
  expect((await copy({}, 'onsite')).errors).toMatchObject([{ code: 'FORBIDDEN', path: ['locationId'] }]);
});
