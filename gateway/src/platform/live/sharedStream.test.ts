import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { parseSettings } from '../settings/settings.ts';
import { startGateway } from '../../app/startGateway.ts';
import { busiestGig, type BusyGig } from '../../testing/busiestGig.ts';
import { closeFollowed, followEvents, type FollowedEvents } from '../../testing/followEvents.ts';
import { graphql, type ResultOf } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { openTcpProxy } from '../../testing/tcpProxy.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { unhurried } from '../../testing/upstreamOptions.ts';

const stack = await startTestStack();
const { database, clock } = stack.upstream;
const line = await openTcpProxy(stack.upstream.url);
const gateway = await startGateway(
  unhurried(
    parseSettings({
      BRIGADE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      UPSTREAM_API_BASE: line.url,
      MAX_LIVE_SUBSCRIBERS_PER_SESSION: '12',
    }),
  ),
  { now: () => Temporal.Instant.fromEpochMilliseconds(clock.now().getTime()) },
);

afterAll(async () => {
  await gateway.close();
  await line.close();
});

const ofGig = graphql(`
  subscription ($id: ID!, $after: String) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      cursor
      hasGap
      changes {
        cursor
        subjectDatabaseId
      }
    }
  }
`);

/** Reads REST for each event. */
const withApplication = graphql(`
  subscription ($id: ID!, $after: String) {
    gigApplicationsChanged(gigId: $id, after: $after) {
      changes {
        application {
          id
          status
        }
      }
    }
  }
`);

type GigEvents = FollowedEvents<ResultOf<typeof ofGig>>;

let gig: BusyGig;
const followed: FollowedEvents[] = [];

beforeEach(async () => {
  await stack.reset();
  gig = await busiestGig(stack);
});
afterEach(() => closeFollowed(gateway.url, followed));

async function follow(after: string | null = null, token?: string): Promise<GigEvents> {
  const events = await followEvents(gateway.url, ofGig, {
    variables: { id: gig.id, after },
    token: token ?? (await stack.tokenOf('manager')),
  });
  followed.push(events);
  return events;
}

async function followApplications(
  after: string | null,
  token?: string,
): Promise<FollowedEvents<ResultOf<typeof withApplication>>> {
  const events = await followEvents(gateway.url, withApplication, {
    variables: { id: gig.id, after },
    token: token ?? (await stack.tokenOf('manager')),
  });
  followed.push(events);
  await events.next();
  return events;
}

let changes = 0;

function change() {
  changes += 1;
  return database
    .updateTable('gig_applications')
    .set({ review_feedback: `change ${changes}` })
    .where('id', '=', gig.applicants[changes % gig.applicants.length]?.databaseId ?? 0)
    .execute();
}

async function cursorsOf(events: GigEvents): Promise<string[]> {
  const { changes: received } = present((await events.next())?.data?.gigApplicationsChanged);
  return received.map(({ cursor }) => cursor);
}

async function codeOf(events: GigEvents): Promise<unknown> {
  return (await events.next())?.errors?.[0]?.extensions?.['code'];
}

const streams = () => line.count('GET /api/staffer/changes/stream/');
const metrics = async () => (await fetch(`${gateway.url}/metrics`)).text();

test('all subscribers of a gig share one stream of the upstream, and all hear of a change', async () => {
  const before = streams();
  const subscribers = await Promise.all(Array.from({ length: 12 }, () => follow()));
  for (const events of subscribers) {
    expect((await events.next())?.data?.gigApplicationsChanged).toMatchObject({ cursor: '0', hasGap: false });
  }
  expect(await metrics()).toContain('brigade_live_subscribers 12');
  expect(await metrics()).toContain('brigade_live_streams 1');

  await change();
  expect(await Promise.all(subscribers.map(cursorsOf))).toEqual(subscribers.map(() => ['1']));
  expect(streams() - before).toBe(1);

  expect(await codeOf(await follow())).toBe('RATE_LIMITED');
  subscribers.forEach((events) => events.close());
  await expect.poll(metrics).toContain('brigade_live_subscribers 0');
  await expect.poll(metrics).toContain('brigade_live_streams 0');
});

test('a shared stream keeps subscribers and loses no change when the upstream disconnects', async () => {
  const events = await follow();
  await events.next();
  await change();
  expect(await cursorsOf(events)).toEqual(['1']);
  // Held and not refused: the gateway gives up after several failed attempts, however long the changes take.
  line.hold();
  await change();
  await change();
  line.restore();
  const received: string[] = [];
  while (received.length < 2) received.push(...(await cursorsOf(events)));
  expect(received).toEqual(['2', '3']);
});

test('a shared stream reconnects with the token of the next subscriber when its holder signs out', async () => {
  const holder = await follow();
  await holder.next();
  const other = await follow(null, await stack.tokenOf('owner'));
  await other.next();
  const manager = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'manager@brigade.example')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('sessions')
    .set({ revoked_ts: clock.now() })
    .where('user_id', '=', manager.id)
    .execute();
  expect(await codeOf(holder)).toBe('UNAUTHENTICATED');
  expect(await holder.next()).toBeNull();
  await change();
  expect(await cursorsOf(other)).toEqual(['1']);
});

test('a shared stream ends subscriptions while the upstream is unreachable, and then reports the gap', async () => {
  const events = await follow();
  await events.next();
  line.cut();
  expect(await events.next()).toBeNull();
  expect(await codeOf(await follow())).toBe('UPSTREAM_UNAVAILABLE');
  line.restore();
});

const applicationCalls = () => line.count(`GET /api/staffer/gig-applications/`);

test('equal subscriptions of a session share the REST calls of an event, wherever they began', async () => {
  await change();
  const subscribers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => followApplications(index % 2 === 0 ? null : '0')),
  );
  const before = applicationCalls();
  await change();
  const results = await Promise.all(subscribers.map((events) => events.next()));
  expect(applicationCalls() - before).toBe(1);
  for (const { data } of results.map(present)) expect(data).toEqual(results[0]?.data);
  expect(results[0]?.data?.gigApplicationsChanged.changes).toHaveLength(1);
});

test('subscriptions of other sessions read with their own rights', async () => {
  const own = await followApplications(null);
  const other = await followApplications(null, await stack.tokenOf('owner'));
  const before = applicationCalls();
  await change();
  await Promise.all([own.next(), other.next()]);
  expect(applicationCalls() - before).toBe(2);
});

test('an event reaches the other subscriptions of a session when one of them disconnects', async () => {
  const [leader, ...others] = await Promise.all(Array.from({ length: 4 }, () => followApplications(null)));
  line.hold();
  await change();
  line.restore();
  leader?.close();
  for (const events of others) {
    expect((await events.next())?.data?.gigApplicationsChanged.changes).toHaveLength(1);
  }
});
