import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { Listen } from '../platform/database/listen.ts';
import type { ErrorDetail } from '../platform/errors.ts';
import { buildServer, type ServerOptions } from '../app/buildServer.ts';
import type { Route } from '../platform/server/route.ts';
import type { Services } from '../platform/server/services.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { type Person, tokenOf } from './people.ts';
import { type TestClock, testClock } from './testClock.ts';
import { testDatabase } from './testDatabase.ts';
import { testSettings } from './testSettings.ts';

type TestResponse<Body> = {
  status: number;
  /** The parsed JSON; undefined for an empty response. */
  body: Body;
  /** The error of an error body. */
  error: ErrorDetail | undefined;
  headers: Record<string, string | string[] | number | undefined>;
};

type CallOptions = {
  /** The caller; omitted for an anonymous request. */
  as?: Person;
  body?: unknown;
  headers?: Record<string, string>;
};

type TestCall = <Body = unknown>(
  method: Route['method'],
  path: string,
  options?: CallOptions,
) => Promise<TestResponse<Body>>;

/** A server with the fixtures. */
export type TestServer = {
  server: FastifyInstance;
  database: Database;
  /** Subscribes to notifications from the database. */
  listen: Listen;
  clock: TestClock;
  ids: typeof fixtureIds;
  /** Sends a request below `/api`: `call('GET', '/users/me/', { as: 'manager' })`. */
  call: TestCall;
  /** Restores the fixtures and the clock. */
  reset: () => Promise<void>;
};

type Started = { server: FastifyInstance; clock: TestClock };

/** The server of this test worker, with the usual settings: building all routes takes longer than most test files. */
let shared: Promise<Started> | undefined;

/**
 * Starts the API with the fixtures. Call it at the top of a test file. A server with settings or options of its own is
 * closed after the file's last test; all other files of a worker share one, and restore its clock.
 *
 * @param settings overrides of a local server with the slug `brigade`
 * @param options overrides the routes or the log
 */
export async function startTestServer(
  settings?: Partial<Services['settings']>,
  options?: ServerOptions,
): Promise<TestServer> {
  const { database, listen, reset } = await testDatabase();
  await reset();
  const isUsual = settings === undefined && options === undefined;
  const { server, clock } = await (isUsual
    ? (shared ??= start(database))
    : start(database, settings, options));
  if (isUsual) clock.set(testStart);
  else afterAll(() => server.close());
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

async function start(
  database: Database,
  settings: Partial<Services['settings']> = {},
  options: ServerOptions = {},
): Promise<Started> {
  const clock = testClock(testStart);
  const server = await buildServer({ database, clock, settings: { ...testSettings, ...settings } }, options);
  return { server, clock };
}

function caller(server: FastifyInstance): TestCall {
  return async <Body>(method: Route['method'], path: string, { as, body, headers }: CallOptions = {}) => {
    const response = await server.inject({
      method,
      url: `/api${path}`,
      headers: { ...(as && { authorization: `Bearer ${tokenOf(as)}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const json = response.body === '' ? undefined : response.json<Body & { error?: ErrorDetail }>();
    return { status: response.statusCode, body: json as Body, error: json?.error, headers: response.headers };
  };
}
