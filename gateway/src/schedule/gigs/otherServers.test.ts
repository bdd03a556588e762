import { expect, onTestFinished, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { type Difference, startOtherServer } from '../../testing/startOtherServer.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

await startTestStack();

const gigsQuery = graphql(`
  {
    location(databaseId: 1) {
      gigs(first: 5) {
        edges {
          node {
            id
            timeZone
            startCountsAsPast
            calendarGig {
              timeZone
            }
          }
        }
      }
      calendar(from: "2026-03-02", until: "2026-03-08") {
        gigs {
          timeZone
        }
      }
    }
  }
`);

async function serverWith(difference: Difference) {
  const server = await startOtherServer(difference);
  onTestFinished(server.close);
  return server;
}

/** Removes the time zone of gigs, and that of locations if they have none either. */
const withoutZones = (also: readonly string[] = []) => ({
  rewrite(_key: string, value: unknown) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const isConcerned = ['allowed_confirmed_pros', ...also].some((mark) => mark in value);
    return isConcerned ? { ...value, timezone: undefined } : value;
  },
});

test('a gig without a time zone has that of its location', async () => {
  const { run } = await serverWith(withoutZones());
  const { data, errors } = await run(gigsQuery, { as: 'manager' });

  expect(errors).toBeUndefined();
  const { gigs, calendar } = present(data?.location);
  expect(present(gigs).edges).toHaveLength(5);
  for (const { node } of present(gigs).edges) {
    expect(node.timeZone).toMatch('America/');
    expect(node.calendarGig.timeZone).toBe(node.timeZone);
  }
  for (const { timeZone } of present(calendar).gigs) expect(timeZone).toMatch('America/');
});

test('a gig of a location without access has no time zone and no error', async () => {
  const { run } = await serverWith({
    ...withoutZones(),
    respond: ({ path }) => (/^\/api\/locations\/\d+\/$/.test(path) ? { status: 403 } : undefined),
  });
  const { data, errors } = await run(
    graphql(`
      {
        gig(databaseId: 1) {
          id
          timeZone
          startCountsAsPast
        }
      }
    `),
    { as: 'manager' },
  );

  expect(errors).toBeUndefined();
  expect(data?.gig).toMatchObject({ id: globalId('Gig', 1), timeZone: null });
});

test('an exported gig without a time zone has that of its location', async () => {
  const { url } = await serverWith(withoutZones());
  const { upstream } = await startTestStack();
  const token = await upstream.tokenOf('manager@brigade.example');
  const response = await fetch(`${url}/exports/locations/1/gigs.csv`, {
    headers: { authorization: `Bearer ${token}` },
  });

  const [, first] = (await response.text()).split('\r\n');
  expect(first).toContain('America/');
});
