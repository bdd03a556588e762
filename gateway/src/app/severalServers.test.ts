import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { print } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { followEvents } from '../testing/followEvents.ts';
import { graphql, type TadaDocumentNode } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { type ServerProcess, startServerProcess } from '../testing/startServerProcess.ts';

const redisMain = new URL('../testing/redis/main.ts', import.meta.url);
const upstreamMain = new URL(import.meta.resolve('@brigade/upstream/main.ts'));
const gatewayMain = new URL('../main.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'brigade-several-'));
const owner = 'owner@brigade.example';
let upstreams: ServerProcess[] = [];
let gateways: ServerProcess[] = [];
let redis: ServerProcess;
let stopDatabase = async () => {};
/** Of the owner; requested at one gateway, and received from the other. */
let ownerToken = '';

/** Starts a gateway in front of an upstream of its own. */
const startGateway = (upstream: ServerProcess) =>
  startServerProcess(gatewayMain, {
    PORT: '0',
    UPSTREAM_API_BASE: upstream.url,
    BRIGADE_ENV: 'test',
    REDIS_URL: redis.url,
  });

let startUpstream: () => Promise<ServerProcess>;

/** Two gateways, each with an upstream of its own; both upstreams begin with the same empty database. */
beforeAll(async () => {
  const { source, stop } = await startPostgres(folder);
  stopDatabase = stop;
  if (source.kind !== 'postgres') throw new Error('Two processes need PostgreSQL.');
  startUpstream = () =>
    startServerProcess(upstreamMain, {
      UPSTREAM_PORT: '0',
      DATABASE_URL: source.url,
      // No change but those that the tests make.
      DUE_WORK_SECONDS: '0',
    });
  upstreams = await Promise.all([startUpstream(), startUpstream()]);
  redis = await startServerProcess(redisMain, {});
  gateways = await Promise.all(upstreams.map(startGateway));
  ownerToken = await tokenByBoth();
});

afterAll(async () => {
  await Promise.all([...gateways, ...upstreams, redis].map((server) => server.kill()));
  await stopDatabase();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (server: ServerProcess | undefined) => present(server).url;

async function run<TData, TVariables>(
  gateway: ServerProcess | undefined,
  operation: TadaDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  { token, key }: { token?: string; key?: string } = {},
): Promise<TData> {
  const response = await fetch(`${urlOf(gateway)}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query: print(operation), variables }),
  });
  const { data, errors } = (await response.json()) as { data: TData; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const requestCode = graphql(`
  mutation ($email: String!) {
    requestSignInCode(input: { email: $email }) {
      errors {
        message
      }
    }
  }
`);
const signIn = graphql(`
  mutation ($email: String!, $code: String!) {
    signIn(input: { email: $email, code: $code }) {
      token
    }
  }
`);

/** Requests a code at one gateway, reads it from the upstream of the other, and uses it there. */
async function tokenByBoth(): Promise<string> {
  await run(gateways[0], requestCode, { email: owner });
  const response = await fetch(`${urlOf(upstreams[1])}/api/sandbox/outbox/?to=${owner}`);
  const { results } = (await response.json()) as { results: { code: string | null }[] };
  const answer = await run(gateways[1], signIn, { email: owner, code: results[0]?.code ?? '' });
  return present(answer.signIn.token);
}

const locationQuery = graphql(`
  query ($now: DateTime!) {
    location(databaseId: 1) {
      id
      liveCursor
      gigs(first: 50, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) {
        edges {
          node {
            id
            databaseId
            areApplicationsOpen
          }
        }
      }
    }
  }
`);
const closeApplications = graphql(`
  mutation ($gigId: ID!) {
    closeApplications(input: { gigIds: [$gigId] }) {
      errors {
        message
      }
    }
  }
`);
const changes = graphql(`
  subscription ($id: ID!, $after: String) {
    locationGigsChanged(locationId: $id, after: $after) {
      cursor
      changes {
        gigDatabaseId
      }
    }
  }
`);
const createGroup = graphql(`
  mutation ($locationId: ID!, $name: String!) {
    createProGroup(input: { locationId: $locationId, name: $name }) {
      proGroup {
        id
      }
    }
  }
`);
const moveClock = graphql(`
  mutation ($until: DateTime!) {
    moveSandboxClock(input: { until: $until }) {
      isComplete
      errors {
        message
      }
    }
  }
`);
const viewerName = graphql(`
  {
    viewer {
      fullName
    }
  }
`);

/** The location, and its gigs whose applications can be closed. */
async function openLocation(gateway = gateways[0]) {
  const { location } = await run(
    gateway,
    locationQuery,
    { now: new Date().toISOString() },
    { token: ownerToken },
  );
  const gigs = present(present(location).gigs).edges.map(({ node }) => present(node));
  return { ...present(location), gigs: gigs.filter(({ areApplicationsOpen }) => areApplicationsOpen) };
}

test('of two upstreams that start on one empty database, one migrates and seeds it', async () => {
  const statuses = upstreams.map(async ({ url }) => (await fetch(`${url}/readyz`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 200]);
});

test('a code of one gateway signs in at the other, and its token works at both', async () => {
  const names = await Promise.all(
    gateways.map((gateway) => run(gateway, viewerName, {}, { token: ownerToken })),
  );
  expect(present(names[0]?.viewer).fullName).not.toBe('');
  expect(names[0]).toEqual(names[1]);
});

test('a change at one gateway reaches the subscribers of the other, from the cursor of their query', async () => {
  const { id, liveCursor, gigs } = await openLocation();
  const gig = present(gigs[0]);
  await run(gateways[1], closeApplications, { gigId: gig.id }, { token: ownerToken });
  const variables = { id, after: present(liveCursor) };
  const events = await followEvents(urlOf(gateways[0]), changes, { variables, token: ownerToken });
  onTestFinished(() => events.close());
  const nextIds = async () => {
    const event = present(await events.next());
    return event.data?.locationGigsChanged.changes.map(({ gigDatabaseId }) => gigDatabaseId);
  };
  // A cursor that is a little too old repeats changes of the tests before.
  await expect.poll(nextIds).toContain(gig.databaseId);
});

test('a mutation that is repeated at the other gateway with its idempotency key takes effect once', async () => {
  const { id: locationId } = await openLocation();
  const variables = { locationId, name: 'Weekend crew' };
  const caller = { token: ownerToken, key: randomUUID() };
  const first = await run(gateways[0], createGroup, variables, caller);
  const again = await run(gateways[1], createGroup, variables, caller);
  expect(present(first.createProGroup.proGroup).id).not.toBe('');
  expect(again).toEqual(first);
});

const offsetOf = async (server: ServerProcess | undefined) =>
  (await fetch(`${urlOf(server)}/readyz`)).headers.get('x-clock-offset');

test('the clock of the sandbox, moved at one gateway, moves at the other', async () => {
  const until = new Date(Date.now() + 300_000).toISOString();
  // A move stops early when much is due: the same call again goes on.
  const move = async () => {
    const { moveSandboxClock } = await run(gateways[0], moveClock, { until }, { token: ownerToken });
    return moveSandboxClock;
  };
  await expect.poll(move).toEqual({ isComplete: true, errors: [] });
  const moved = await offsetOf(upstreams[0]);
  expect(moved).not.toBeNull();
  await expect.poll(() => offsetOf(upstreams[1])).toBe(moved);
});

const usage = graphql(`
  {
    apiUsage {
      minutes {
        operations
      }
    }
  }
`);

/** What an account has used in the last hour, as one gateway says it. */
async function operationsAt(gateway: ServerProcess | undefined, token: string): Promise<number> {
  const { apiUsage } = await run(gateway, usage, {}, { token });
  return present(apiUsage).minutes.reduce((sum, { operations }) => sum + operations, 0);
}

test('what is used at one gateway is counted at the other', async () => {
  for (const { url } of gateways) {
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).json() as Promise<unknown>)
      .toEqual({ status: 'ready', redis: 'connected' });
  }
  const before = await operationsAt(gateways[1], ownerToken);
  await run(gateways[0], viewerName, {}, { token: ownerToken });
  // The query itself is counted as well.
  await expect.poll(() => operationsAt(gateways[1], ownerToken)).toBeGreaterThanOrEqual(before + 2);
});

/** Asks one gateway, and the other if the first breaks the connection, as a load balancer does. */
async function askEither<Answer>(
  first: 0 | 1,
  ask: (gateway: ServerProcess | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(gateways[first]);
  } catch (error) {
    // `fetch` failed.
    if (!(error instanceof TypeError)) throw error;
    return ask(gateways[1 - first]);
  }
}

async function askForName(gateway: ServerProcess | undefined): Promise<void> {
  const { viewer } = await run(gateway, viewerName, {}, { token: ownerToken });
  expect(present(viewer).fullName).not.toBe('');
}

async function close(gateway: ServerProcess | undefined, gigId: string, key: string): Promise<void> {
  const answer = await run(gateway, closeApplications, { gigId }, { token: ownerToken, key });
  expect(answer.closeApplications.errors).toEqual([]);
}

/** Follows a location until all of these gigs have changed, at the other gateway when one breaks the connection. */
async function followGigs(
  first: 0 | 1,
  location: { id: string; after: string },
  gigIds: number[],
): Promise<void> {
  const missing = new Set(gigIds);
  let { after } = location;
  for (let at: number = first; missing.size > 0; at = 1 - at) {
    const variables = { id: location.id, after };
    const events = await followEvents(urlOf(gateways[at]), changes, { variables, token: ownerToken }).catch(
      () => null,
    );
    while (missing.size > 0) {
      const event = await events?.next();
      if (!event) break;
      const { cursor, changes: changed } = present(event.data).locationGigsChanged;
      after = cursor;
      for (const { gigDatabaseId } of changed) missing.delete(gigDatabaseId ?? 0);
    }
    events?.close();
  }
}

test.for([1, 0] as const)(
  'when gateway %i is killed with its upstream under load, no query, mutation or live change is lost',
  async (victim) => {
    const other = victim === 0 ? 1 : 0;
    const { id, liveCursor, gigs } = await openLocation();
    const ours = gigs.slice(0, 8);
    expect(ours.length).toBeGreaterThan(3);
    const gigIds = ours.map(({ databaseId }) => databaseId);
    const after = present(liveCursor);
    const following = [followGigs(0, { id, after }, gigIds), followGigs(1, { id, after }, gigIds)];

    const over = new AbortController();
    async function reader(first: 0 | 1): Promise<void> {
      while (!over.signal.aborted) await askEither(first, askForName);
    }
    const reading = [reader(0), reader(1), reader(0), reader(1)];

    async function kill(): Promise<void> {
      await gateways[victim]?.kill();
      await upstreams[victim]?.kill();
    }
    let killed: Promise<void> | null = null;
    for (const [index, gig] of ours.entries()) {
      const key = randomUUID();
      const closed = askEither(index % 2 === 0 ? victim : other, (gateway) => close(gateway, gig.id, key));
      // In the middle of a mutation at the victim.
      if (index === 2) killed = kill();
      await closed;
    }
    await killed;
    await Promise.all(following);
    over.abort();
    await Promise.all(reading);
    const left = (await openLocation(gateways[other])).gigs.map(({ databaseId }) => databaseId);
    expect(left.filter((databaseId) => gigIds.includes(databaseId))).toEqual([]);

    upstreams[victim] = await startUpstream();
    gateways[victim] = await startGateway(upstreams[victim]);
    await askForName(gateways[victim]);
  },
);
