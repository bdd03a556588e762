import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@brigade/upstream/testing/startPostgres.ts';
import { type GraphQLFormattedError, print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followEvents } from '../testing/followEvents.ts';
import { graphql, type TadaDocumentNode } from '../testing/graphql.ts';
import { present } from '../testing/present.ts';
import { type ServerProcess, startServerProcess } from '../testing/startServerProcess.ts';
import { type Balancer, startBalancer } from '../testing/startBalancer.ts';
import { startWebhookReceiver } from '../testing/webhookReceiver.ts';

const redisMain = new URL('../testing/redis/main.ts', import.meta.url);
const upstreamMain = new URL(import.meta.resolve('@brigade/upstream/main.ts'));
const gatewayMain = new URL('../main.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'brigade-several-'));
const owner = 'owner@brigade.example';
/** Both gateways deliver webhooks. */
const workerSecret = { WEBHOOK_WORKER_SECRET: 'a secret that all servers of the test share' };
let upstreams: ServerProcess[] = [];
let gateways: ServerProcess[] = [];
let redis: ServerProcess;
/** In front of the upstreams, for both gateways. */
let upstreamBalancer: Balancer;
/** In front of the gateways, for callers. */
let balancer: Balancer;
let stopDatabase = async () => {};
/** Of the owner; requested at one gateway, and received from the other. */
let ownerToken = '';

/** Starts a gateway in front of both upstreams. */
const startGateway = () =>
  startServerProcess(gatewayMain, {
    PORT: '0',
    UPSTREAM_API_BASE: upstreamBalancer.url,
    BRIGADE_ENV: 'test',
    REDIS_URL: redis.url,
    ...workerSecret,
  });

let startUpstream: () => Promise<ServerProcess>;

/** Two gateways and two upstreams, each pair behind a load balancer; both upstreams begin with the same empty database. */
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
      ...workerSecret,
    });
  upstreams = await Promise.all([startUpstream(), startUpstream()]);
  redis = await startServerProcess(redisMain, {});
  upstreamBalancer = await startBalancer(() => upstreams.map(({ url }) => url));
  gateways = await Promise.all([startGateway(), startGateway()]);
  balancer = await startBalancer(() => gateways.map(({ url }) => url));
  ownerToken = await tokenByBoth();
});

afterAll(async () => {
  await Promise.all([balancer.close(), upstreamBalancer.close()]);
  await Promise.all([...gateways, ...upstreams, redis].map((server) => server.kill()));
  await stopDatabase();
  await rm(folder, { recursive: true, force: true });
});

type Server = Pick<ServerProcess, 'url'>;
const urlOf = (server: Server | undefined) => present(server).url;

async function post<TData, TVariables>(
  gateway: Server | undefined,
  operation: TadaDocumentNode<TData, TVariables>,
  variables: NoInfer<TVariables>,
  { token, key }: { token?: string; key?: string } = {},
) {
  const response = await fetch(`${urlOf(gateway)}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query: print(operation), variables }),
  });
  const { data, errors = [] } = (await response.json()) as {
    data: TData;
    errors?: readonly GraphQLFormattedError[];
  };
  return { data, codes: errors.map(({ extensions }) => extensions?.['code']), headers: response.headers };
}

async function run<TData, TVariables>(
  ...request: Parameters<typeof post<TData, TVariables>>
): Promise<TData> {
  const { data, codes } = await post(...request);
  expect(codes).toEqual([]);
  return data;
}

const requestCode = graphql(`
  mutation ($email: String!) {
    requestSignInCode(input: { email: $email }) {
      errors {
        code
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
  const data = await run(gateways[1], signIn, { email: owner, code: results[0]?.code ?? '' });
  return present(data.signIn.token);
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
    answer: closeApplications(input: { gigIds: [$gigId] }) {
      errors {
        code
      }
      results {
        errors {
          code
        }
      }
    }
  }
`);
const reopenApplications = graphql(`
  mutation ($gigId: ID!) {
    answer: reopenApplications(input: { gigIds: [$gigId] }) {
      errors {
        code
      }
      results {
        errors {
          code
        }
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

/** The location, and its gigs whose applications are open, or are closed. */
async function openLocation(gateway: Server | undefined = gateways[0], areOpen = true) {
  const { location } = await run(
    gateway,
    locationQuery,
    { now: new Date().toISOString() },
    { token: ownerToken },
  );
  const gigs = present(present(location).gigs).edges.map(({ node }) => present(node));
  return {
    ...present(location),
    gigs: gigs.filter(({ areApplicationsOpen }) => areApplicationsOpen === areOpen),
  };
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

test.for([
  [0, 1],
  [1, 0],
] as const)('a change at gateway %i reaches the subscribers of both gateways', async ([at, asked]) => {
  const { id, liveCursor, gigs } = await openLocation(gateways[asked]);
  const gig = present(gigs[0]);
  await run(gateways[at], closeApplications, { gigId: gig.id }, { token: ownerToken });
  const after = present(liveCursor);
  const following = gateways.map((gateway) => followGigs(gateway, { id, after }, [gig.databaseId]));
  await expect(Promise.all(following)).resolves.toHaveLength(2);
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

const makeToken = graphql(`
  mutation ($expiresAt: DateTime!) {
    createApiToken(input: { name: "Payroll", scopes: [READ], expiresAt: $expiresAt }) {
      secret
      apiToken {
        id
      }
    }
  }
`);
const revokeToken = graphql(`
  mutation ($id: ID!) {
    revokeApiToken(input: { apiTokenId: $id }) {
      errors {
        code
      }
    }
  }
`);
const subscribeWebhook = graphql(`
  mutation ($apiTokenId: ID!, $url: String!) {
    createWebhook(
      input: {
        name: "Payroll"
        url: $url
        topics: [GIG_CHANGED]
        selection: "{ databaseId }"
        apiTokenId: $apiTokenId
      }
    ) {
      errors {
        code
        message
      }
    }
  }
`);

async function newToken(gateway: Server | undefined) {
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const { createApiToken } = await run(gateway, makeToken, { expiresAt }, { token: ownerToken });
  return { id: present(createApiToken.apiToken).id, secret: present(createApiToken.secret) };
}

test('a token that is revoked at one gateway ends its stream at the other', async () => {
  const token = await newToken(gateways[0]);
  const { id } = await openLocation();
  const variables = { id, after: null };
  const events = await followEvents(urlOf(gateways[1]), changes, { variables, token: token.secret });
  expect((await events.next())?.errors).toBeUndefined();
  await run(gateways[0], revokeToken, { id: token.id }, { token: ownerToken });

  const last = await events.next();
  expect(last?.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOKEN_REVOKED' });
  expect(await events.next()).toBeNull();
});

test('a change at one gateway is delivered once to a webhook that was made at the other', async () => {
  const receiver = await startWebhookReceiver();
  try {
    const { id: apiTokenId } = await newToken(gateways[0]);
    const made = await run(
      gateways[0],
      subscribeWebhook,
      { apiTokenId, url: receiver.url },
      { token: ownerToken },
    );
    expect(made.createWebhook.errors).toEqual([]);
    const [first, second] = (await openLocation()).gigs;
    const numbers = [present(first).databaseId, present(second).databaseId];
    await run(gateways[1], closeApplications, { gigId: present(first).id }, { token: ownerToken });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    await run(gateways[0], closeApplications, { gigId: present(second).id }, { token: ownerToken });
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);

    const gigs = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { databaseId: number } }).data.databaseId,
    );
    expect(gigs).toEqual(numbers);
  } finally {
    await receiver.close();
  }
});

const offsetOf = async (server: Server | undefined) =>
  (await fetch(`${urlOf(server)}/readyz`)).headers.get('x-clock-offset');

test.for([0, 1] as const)('the clock of the sandbox, moved at gateway %i, moves for all', async (at) => {
  const start = await Promise.all(upstreams.map(offsetOf));
  const until = new Date(Date.now() + Math.max(...start.map(Number)) + 300_000).toISOString();
  // A move stops early when much is due: repeating the call continues it.
  const move = async () => {
    const { moveSandboxClock } = await run(gateways[at], moveClock, { until }, { token: ownerToken });
    return moveSandboxClock;
  };
  await expect.poll(move).toEqual({ isComplete: true, errors: [] });
  const offsets = async () => Promise.all(upstreams.map(offsetOf));
  await expect.poll(async () => new Set(await offsets()).size).toBe(1);
  expect(Number((await offsets())[0])).toBeGreaterThan(Number(start[0]));
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
async function operationsAt(gateway: Server | undefined, token: string): Promise<number> {
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

/** How many seconds of REST calls the owner has left, as one gateway says it. */
async function leftAt(gateway: Server | undefined): Promise<number> {
  const { headers } = await post(gateway, viewerName, {}, { token: ownerToken });
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
}

test('what a caller has left at one gateway is what it has left at the other', async () => {
  const full = await leftAt(gateways[1]);
  // Calls of much more than a second, at one gateway.
  const spend = async () => {
    await Promise.all(Array.from({ length: 20 }, () => openLocation(gateways[0])));
    return leftAt(gateways[1]);
  };
  await expect.poll(spend).toBeLessThan(full);
});

test('an address that got a code by one gateway gets none by the other at once', async () => {
  const email = 'member@brigade.example';
  const first = await run(gateways[0], requestCode, { email });
  const second = await run(gateways[1], requestCode, { email });
  expect(first.requestSignInCode.errors).toEqual([]);
  expect(second.requestSignInCode.errors).toEqual([{ code: 'RATE_LIMITED' }]);
});

/** How often a caller repeats a request whose connection broke. */
const mostTries = 10;

/** Asks behind the load balancer, and again when the connection breaks, as browsers and clients do. */
async function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      // `fetch` failed.
      if (!(error instanceof TypeError) || tries === mostTries) throw error;
    }
  }
}

async function askForName(gateway: Server | undefined): Promise<void> {
  const { viewer } = await run(gateway, viewerName, {}, { token: ownerToken });
  expect(present(viewer).fullName).not.toBe('');
}

/** Runs a mutation by one idempotency key until it is known to have taken effect. */
async function certainly(mutation: typeof closeApplications, gigId: string): Promise<void> {
  const key = randomUUID();
  const isDone = async () => {
    const { data, codes } = await askAgain(() =>
      post(balancer, mutation, { gigId }, { token: ownerToken, key }),
    );
    // A gateway does not know whether the call of a mutation that broke has taken effect, so it does not repeat it.
    expect(codes.filter((code) => code !== 'UPSTREAM_UNAVAILABLE')).toEqual([]);
    if (codes.length > 0) return false;
    const { errors, results } = data.answer;
    expect([...errors, ...results.flatMap((result) => result.errors)]).toEqual([]);
    return true;
  };
  await expect.poll(isDone).toBe(true);
}

/** Follows a location until all of these gigs have changed, from the last cursor when a connection or an event fails. */
async function followGigs(
  gateway: Server | undefined,
  location: { id: string; after: string },
  gigIds: number[],
): Promise<void> {
  const missing = new Set(gigIds);
  let { after } = location;
  while (missing.size > 0) {
    const variables = { id: location.id, after };
    const events = await followEvents(urlOf(gateway), changes, { variables, token: ownerToken }).catch(
      () => null,
    );
    while (missing.size > 0) {
      const event = await events?.next();
      if (!event?.data) break;
      const { cursor, changes: changed } = event.data.locationGigsChanged;
      after = cursor;
      for (const { gigDatabaseId } of changed) missing.delete(gigDatabaseId ?? 0);
    }
    events?.close();
  }
}

/** The gigs that a test closed for further applications. */
const closed = new Set<number>();

test.for([
  ['gateway', 0, closeApplications],
  ['gateway', 1, reopenApplications],
  ['upstream', 0, closeApplications],
  ['upstream', 1, reopenApplications],
] as const)(
  'when %s %i is killed under load, callers behind the load balancer lose no query, mutation or live change',
  async ([kind, victim, mutation]) => {
    const isClosing = mutation === closeApplications;
    const { id, liveCursor, gigs } = await openLocation(balancer, isClosing);
    // What was closed before is reopened.
    const ours = isClosing ? gigs.slice(0, 8) : gigs.filter(({ databaseId }) => closed.has(databaseId));
    expect(ours.length).toBeGreaterThan(3);
    const gigIds = ours.map(({ databaseId }) => databaseId);
    const after = present(liveCursor);
    const following = [1, 2].map(() => followGigs(balancer, { id, after }, gigIds));

    const over = new AbortController();
    async function reader(): Promise<void> {
      while (!over.signal.aborted) await askAgain(() => askForName(balancer));
    }
    const reading = Array.from({ length: 4 }, reader);
    const servers = kind === 'gateway' ? gateways : upstreams;
    // Of the mutations at once, some are at the victim.
    const changing = ours.map((gig) => certainly(mutation, gig.id));
    await Promise.any(changing);
    await servers[victim]?.kill();
    await Promise.all([...changing, ...following]);
    over.abort();
    await Promise.all(reading);
    const left = (await openLocation(balancer, isClosing)).gigs;
    expect(left.filter(({ databaseId }) => gigIds.includes(databaseId))).toEqual([]);
    for (const gigId of gigIds) {
      if (isClosing) closed.add(gigId);
      else closed.delete(gigId);
    }

    servers[victim] = await (kind === 'gateway' ? startGateway() : startUpstream());
    await expect.poll(async () => (await fetch(`${urlOf(servers[victim])}/readyz`)).status).toBe(200);
  },
);

test('the load balancers used every server', () => {
  for (const { connections } of [balancer, upstreamBalancer]) {
    // Two at the start, and two that replaced them.
    expect(connections.size).toBeGreaterThanOrEqual(3);
  }
});
