import { beforeEach, expect, test } from 'vitest';
import { globalId } from '../../testing/globalId.ts';
import { graphql, type VariablesOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startTestStack, type RunOptions } from '../../testing/startTestStack.ts';

const { url, run, reset } = await startTestStack();

beforeEach(reset);

type As = NonNullable<RunOptions['as']>;

const home = globalId('Location', 1);

const createFeed = graphql(`
  mutation ($input: CreateCalendarFeedInput!) {
    createCalendarFeed(input: $input) {
      url
      feed {
        id
        areProsNamed
        createdByName
        lastReadAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type Input = VariablesOf<typeof createFeed>['input'];

async function create(input: Input, as: As = 'member') {
  const { data } = await run(createFeed, { as, variables: { input } });
  return present(data?.createCalendarFeed);
}

const list = graphql(`
  {
    location(databaseId: 1) {
      calendarFeeds {
        id
        areProsNamed
        createdByName
      }
    }
  }
`);

test('createCalendarFeed creates one link for two requests with the same idempotency key', async () => {
  const options: RunOptions<VariablesOf<typeof createFeed>> = {
    as: 'member',
    variables: { input: { locationId: home } },
    headers: { 'idempotency-key': 'one-feed' },
  };

  const first = await run(createFeed, options);
  const again = await run(createFeed, options);

  expect(present(first.data?.createCalendarFeed.url)).toMatch(/\.ics$/);
  expect(again.data).toEqual(first.data);
  const { data } = await run(list, { as: 'manager' });
  expect(data?.location?.calendarFeeds).toHaveLength(1);
});

test('the link of a calendar feed is created, served without authentication, listed and revoked', async () => {
  const made = await create({ locationId: home, areProsNamed: true });
  expect(made).toMatchObject({ feed: { areProsNamed: true, lastReadAt: null }, errors: [] });
  const { id } = present(made.feed);

  const path = new URL(present(made.url)).pathname;
  const calendar = await fetch(url + path);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR[^]*BEGIN:VEVENT/);

  const { data, calls } = await run(list, { as: 'manager' });
  expect(data?.location?.calendarFeeds).toMatchObject([{ id, areProsNamed: true }]);
  expect(calls.map((call) => call.path)).toContain('/staffer/calendar-feeds/');

  const revoked = await run(
    graphql(`
      mutation ($feedId: ID!) {
        revokeCalendarFeed(input: { feedId: $feedId }) {
          revokedFeedId
          errors {
            code
          }
        }
      }
    `),
    { as: 'manager', variables: { feedId: id } },
  );
  expect(revoked.data?.revokeCalendarFeed).toEqual({ revokedFeedId: id, errors: [] });
  const gone = await fetch(url + path);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toBe('This calendar link no longer works. Create a new link in Brigade.');
});

test('the link of a calendar feed is replaced', async () => {
  const { feed } = await create({ locationId: home });
  const next = await create({ locationId: home, replacesFeedId: present(feed).id });

  const { data } = await run(list, { as: 'member' });
  expect(data?.location?.calendarFeeds).toMatchObject([{ id: present(next.feed).id }]);
});

test.each<[Input, string[], string]>([
  [{}, ['locationId'], 'Name either a location or an event'],
  [{ locationId: home, eventId: globalId('Event', 1) }, ['locationId'], 'Name either a location or an event'],
  [{ eventId: home }, ['eventId'], 'This is not the id of an event'],
  [{ locationId: home, replacesFeedId: home }, ['replacesFeedId'], 'This is not the id of a calendar feed'],
])('createCalendarFeed rejects %j at its field', async (input, path, message) => {
  expect((await create(input)).errors).toContainEqual({ code: 'INVALID', message, path });
});

test('onsite managers are denied access to calendar feeds', async () => {
  expect((await create({ locationId: home }, 'onsite')).errors).toMatchObject([
    { code: 'FORBIDDEN', path: ['locationId'] },
  ]);
  const { data, errors } = await run(list, { as: 'onsite' });
  expect(data?.location?.calendarFeeds).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('a calendar feed is NOT_FOUND for an event the viewer cannot see', async () => {
  expect((await create({ eventId: globalId('Event', 999999) })).errors).toMatchObject([
    { code: 'NOT_FOUND', path: ['eventId'] },
  ]);
});
