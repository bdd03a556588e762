import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { beforeEach, expect, test } from 'vitest';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

beforeEach(reset);

type As = NonNullable<RunOptions['as']>;

const document = /* GraphQL */ `
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
`;

const sunday = () => {
  const today = Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime())
    .toZonedDateTimeISO('America/New_York')
    .toPlainDate();
  return today.subtract({ days: today.dayOfWeek % 7 });
};

async function copy(changes: object = {}, as: As = 'member') {
  const input = {
    locationId: btoa('Location:1'),
    weekOf: sunday().toString(),
    toWeekOf: sunday().add({ weeks: 10 }).toString(),
    ...changes,
  };
  const { data, calls } = await run(document, { as, variables: { input } });
  return { ...data.copyGigs, calls };
}

function wallClock(instant: string, zone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDateTime().toString();
}

test('validates and then copies a week to the same local times ten weeks later', async () => {
  const dryRun = await copy({ validateOnly: true });
  const good = dryRun.results.filter(({ errors }: { errors: [] }) => errors.length === 0);
  expect(good.length).toBeGreaterThan(0);
  expect(good[0].gig).toBeNull();

  const gigIds = good.map(({ copiedGig }: { copiedGig: { id: string } }) => copiedGig.id);
  const { results, errors, calls } = await copy({ gigIds });

  expect(errors).toEqual([]);
  expect(results).toHaveLength(good.length);
  for (const { copiedGig, startTime, gig } of results) {
    expect(gig).not.toBeNull();
    const before = Temporal.PlainDateTime.from(wallClock(copiedGig.startTime, copiedGig.timeZone));
    expect(wallClock(startTime, copiedGig.timeZone)).toBe(before.add({ weeks: 10 }).toString());
  }
  // One request copies, one loads all gigs of the response.
  expect(calls).toHaveLength(2);
});

test.each([
  [{ toWeekOf: '2026-01-01' }, ['toWeekOf']],
  [{ gigIds: [btoa('Skill:1')] }, ['gigIds', '0']],
  [{ gigIds: [btoa('Gig:999999')] }, ['gigIds']],
  [{ gigIds: [] }, ['gigIds']],
])('rejects %j at its field', async (changes, path) => {
  expect((await copy(changes)).errors).toMatchObject([{ path }]);
});

test('refuses onsite managers', async () => {
  expect((await copy({}, 'onsite')).errors).toMatchObject([{ code: 'FORBIDDEN', path: ['locationId'] }]);
});
