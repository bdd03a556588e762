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

const upstreamMain = new URL(import.meta.resolve('@brigade/upstream/main.ts'));
const gatewayMain = new URL('../main.ts', import.meta.url);

const folder = await mkdtemp(join(tmpdir(), 'brigade-several-'));
const owner = 'owner@brigade.example';
let upstreams: ServerProcess[] = [];
let gateways: ServerProcess[] = [];
let stopDatabase = async () => {};
/** Of the owner; requested at one gateway, and received from the other. */
let ownerToken = '';

/** Two gateways, each with an upstream of its own; both upstreams begin with the same empty database. */
beforeAll(async () => {
  const { source, stop } = await startPostgres(folder);
  stopDatabase = stop;
  if (source.kind !== 'postgres') throw new Error('Two processes need PostgreSQL.');
  const startUpstream = () =>
    startServerProcess(upstreamMain, {
      UPSTREAM_PORT: '0',
      DATABASE_URL: source.url,
      // No change but those that the tests make.
      DUE_WORK_SECONDS: '0',
    });
  upstreams = await Promise.all([startUpstream(), startUpstream()]);
  gateways = await Promise.all(
    upstreams.map(({ url }) =>
      startServerProcess(gatewayMain, { PORT: '0', UPSTREAM_API_BASE: url, BRIGADE_ENV: 'test' }),
    ),
  );
  ownerToken = await tokenByBoth();
});

afterAll(async () => {
  await Promise.all([...gateways, ...upstreams].map((server) => server.kill()));
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
      gigs(first: 1, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) {
        edges {
          node {
            id
            databaseId
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
  mutation {
    moveSandboxClock(input: { advanceMinutes: 5 }) {
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

async function openLocation() {
  const { location } = await run(
    gateways[0],
    locationQuery,
    { now: new Date().toISOString() },
    { token: ownerToken },
  );
  return { ...present(location), gig: present(present(location).gigs?.edges[0]?.node) };
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
  const { id, liveCursor, gig } = await openLocation();
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
  await run(gateways[0], moveClock, {}, { token: ownerToken });
  const moved = await offsetOf(upstreams[0]);
  expect(moved).not.toBeNull();
  await expect.poll(() => offsetOf(upstreams[1])).toBe(moved);
});

async function askForName(gateway: ServerProcess | undefined): Promise<void> {
  const { viewer } = await run(gateway, viewerName, {}, { token: ownerToken });
  expect(present(viewer).fullName).not.toBe('');
}

/** Asks one gateway, and the other if the first breaks the connection, as a load balancer does. */
async function askEither(): Promise<'first' | 'second'> {
  try {
    await askForName(gateways[1]);
    return 'first';
  } catch (error) {
    // `fetch` failed.
    if (!(error instanceof TypeError)) throw error;
    await askForName(gateways[0]);
    return 'second';
  }
}

test('when the gateway that has the load is killed with its upstream, the other one answers every query', async () => {
  async function client(): Promise<number> {
    for (let answers = 1; ; answers += 1) if ((await askEither()) === 'second') return answers;
  }
  const clients = Array.from({ length: 4 }, client);
  await expect.poll(askEither).toBe('first');
  await Promise.all([present(gateways[1]).kill(), present(upstreams[1]).kill()]);
  expect(Math.min(...(await Promise.all(clients)))).toBeGreaterThanOrEqual(1);
});
