import { expect, test } from 'vitest';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';

const { run, reset, upstream } = await startTestStack();

const screen = graphql(`
  query ($id: DatabaseId!) {
    event(databaseId: $id) {
      name
      timeZone
      startTime
      gigsCount
      placesCount
      confirmedCount
      selectedCount
      missingCount
      noShowsCount
      offeredCount
      openNowCount
      organization {
        databaseId
      }
      leads {
        role
        name
        phone
      }
      shifts(first: 100) {
        totalCount
        edges {
          node {
            startTime
            endTime
            timeZone
            placesCount
            location {
              databaseId
            }
            gigs {
              databaseId
              status
              skill {
                name
              }
              fill {
                places
              }
              event {
                name
              }
            }
          }
        }
      }
    }
  }
`);

test('an event loads with its shifts and gigs in three upstream requests', async () => {
  const { data, errors, calls } = await run(screen, { as: 'member', variables: { id: 5 } });

  expect(errors).toBeUndefined();
  const { shifts, ...event } = present(data?.event);
  const { edges } = present(shifts);
  expect(event).toMatchObject({
    name: 'Chef’s Counter Night',
    timeZone: 'America/New_York',
    gigsCount: 3,
    placesCount: 5,
    missingCount: 0,
    noShowsCount: 0,
    organization: { databaseId: 1 },
  });
  expect(event.selectedCount).toBeGreaterThanOrEqual(event.confirmedCount ?? 0);
  expect(event.offeredCount).toBeLessThanOrEqual(5 - (event.selectedCount ?? 0));
  const positions = edges.flatMap(({ node }) => present(node.gigs).map(({ skill }) => skill.name));
  expect(positions.toSorted()).toEqual(['Beer & Wine Bartender', 'Front-of-House Support', 'Line Cook']);
  expect(edges[0]?.node).toMatchObject({
    startTime: event.startTime,
    timeZone: 'America/New_York',
    location: { databaseId: 1 },
    gigs: [{ status: expect.stringMatching(/POSTED|CONFIRMED/), event: { name: 'Chef’s Counter Night' } }],
  });
  expect(calls.map(({ path }) => path)).toEqual(['/events/{id}/', '/events/{id}/shifts/', '/staffer/gigs/']);
});

test('the open places of an event are counted once its first gig has started', async () => {
  const asked = { as: 'member', variables: { id: 5 } } as const;
  const before = present((await run(screen, asked)).data?.event);
  upstream.clock.set(new Date(present(before.startTime)));
  const during = present((await run(screen, asked)).data?.event);
  await reset();

  const { selectedCount, noShowsCount, offeredCount } = during;
  const open = 5 - present(selectedCount) - present(noShowsCount) - present(offeredCount);
  expect(before.openNowCount).toBe(0);
  expect(during.openNowCount).toBeGreaterThan(0);
  expect(during.openNowCount).toBeLessThanOrEqual(open);
});

test('an event and a shift are refetched by global ID', async () => {
  const first = await run(
    graphql(`
      {
        event(databaseId: 5) {
          id
          shifts(first: 1) {
            edges {
              node {
                id
                databaseId
              }
            }
          }
        }
      }
    `),
    { as: 'onsite' },
  );
  const event = present(first.data?.event);
  const shift = present(event.shifts?.edges[0]).node;
  const { data } = await run(
    graphql(`
      query ($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Event {
            name
            endTime
          }
          ... on EventShift {
            databaseId
            gigs {
              databaseId
            }
          }
        }
      }
    `),
    { as: 'onsite', variables: { ids: [event.id, shift.id] } },
  );

  expect(data?.nodes).toMatchObject([
    { name: 'Chef’s Counter Night', endTime: expect.any(String) },
    { databaseId: shift.databaseId, gigs: [{}] },
  ]);
});

test.each([999_999, 0])('returns NOT_FOUND for the unknown event %d', async (id) => {
  const { data, errors } = await run(screen, { as: 'manager', variables: { id } });

  expect(data?.event).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('the event name of a gig is resolved without an additional upstream request', async () => {
  const { data, calls } = await run(
    graphql(`
      {
        location(databaseId: 1) {
          gigs(first: 1, filter: { isInEvent: true }) {
            edges {
              node {
                event {
                  id
                  databaseId
                  name
                }
              }
            }
          }
        }
      }
    `),
    { as: 'member' },
  );

  expect(data?.location?.gigs?.edges[0]?.node.event).toMatchObject({ name: expect.any(String) });
  expect(calls).toHaveLength(2);
});
