import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Listen } from '../database/listen.ts';
import type { ErrorDetail } from '../platform/errors.ts';
import { buildServer, type ServerOptions } from '../app/buildServer.ts';
import type { Route } from '../platform/server/route.ts';
import type { Upstream } from '../platform/server/services.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { type Person, tokenOf } from './people.ts';
import { type TestClock, testClock } from './testClock.ts';
import { testDatabase } from './testDatabase.ts';
import { testSettings } from './testSettings.ts';

/** What came back. */
export type TestAnswer<Body> = {
  status: number;
  /** The parsed JSON; undefined for an empty answer. */
  body: Body;
  /** The error of an error body. */
  error: ErrorDetail | undefined;
  headers: Record<string, string | string[] | number | undefined>;
};

type CallOptions = {
  /** Whose session to use; nobody's without it. */
  as?: Person;
  body?: unknown;
  headers?: Record<string, string>;
};

type TestCall = <Body = unknown>(
  method: Route['method'],
  path: string,
  options?: CallOptions,
) => Promise<TestAnswer<Body>>;

/** A server of its own on the fixtures. */
export type TestServer = {
  server: FastifyInstance;
  database: Database;
  /** Hears what the database tells. */
  listen: Listen;
  clock: TestClock;
  ids: typeof fixtureIds;
  /** Makes a call below `/api`: `call('GET', '/users/me/', { as: 'manager' })`. */
  call: TestCall;
  /** Empties the database and fills it with the fixtures again; sets the clock back. */
  reset: () => Promise<void>;
};

/**
 * Starts the API on the fixtures: once at the top of a test file. It is closed after the file's last test.
 *
 * @param settings what differs from a local server with the slug `brigade`
 * @param options routes or a log of its own
 */
export async function startTestServer(
  settings: Partial<Upstream['settings']> = {},
  options: ServerOptions = {},
): Promise<TestServer> {
  const { database, listen, reset } = await testDatabase();
  await reset();
  const clock = testClock(testStart);
  const server = await buildServer(
    {
      database,
      clock,
      settings: { ...testSettings, ...settings },
    },
    options,
  );
  afterAll(() => server.close());
  return {
    server,
    database,
    listen,
    clock,
    ids: fixtureIds,
    call: caller(server),
    reset: async () => {
      await reset();
      clock.set(testStart);
    },
  };
}

function caller(server: FastifyInstance): TestCall {
  return async <Body>(method: Route['method'], path: string, { as, body, headers }: CallOptions = {}) => {
    const answer = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${tokenOf(as)}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const json = answer.body === '' ? undefined : answer.json<Body & { error?: ErrorDetail }>();
    return { status: answer.statusCode, body: json as Body, error: json?.error, headers: answer.headers };
  };
}
