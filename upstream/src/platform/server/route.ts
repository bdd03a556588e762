import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { RouteScope } from '../access/tokens/tokenScope.ts';
import type { Services } from './services.ts';

/**
 * Who can call a route:
 * - `public`: anyone
 * - `session`: any signed-in user; the route checks permissions itself
 * - `staffer`: users with a role at any location or organization, and platform admins; others get 403 gigs.view
 * - `platform-admin`: platform admins; others get 404
 * - `worker`: the processes that deliver webhooks and run exports, by the secret that they share with this server
 */
export type RouteAccess = 'public' | 'session' | 'staffer' | 'platform-admin' | 'worker';

/** Where a request has no caller. */
type CallerlessAccess = 'public' | 'worker';

/** A response with a documented status: `{ status: 200, body }`, or `{ status: 204 }` where the schema is `noContent`. */
type RouteResponse<Responses extends Record<number, z.ZodType>> = {
  [Status in keyof Responses & number]: Responses[Status] extends z.ZodUndefined
    ? { status: Status }
    : { status: Status; body: z.output<Responses[Status]> };
}[keyof Responses & number];

/** A request whose parts match their schemas. */
type RouteRequest<Access extends RouteAccess, Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  caller: Access extends CallerlessAccess ? null : Caller;
  /** The X-Location-Id header, unchecked. */
  headerLocationId: number | null;
  /** The absolute URL of the request, with its query. */
  url: URL;
  /** The client's network, resolved through trusted proxies; see `clientNetwork`. */
  network: string;
};

type NoParts = z.ZodObject<Record<string, never>>;

/** A route's documentation, request and response schemas, and handler. */
export type Route<
  Access extends RouteAccess = RouteAccess,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path with a trailing slash, such as `/api/gigs/:id/`. */
  url: `/${string}`;
  access: Access;
  /** What an API token needs to call it. Default: READ to read; a write that is not public declares it. */
  scope?: RouteScope;
  /** Whether its effects are not all in the database. Such a write cannot be validated only. */
  actsOutside?: true;
  /** Whether an Idempotency-Key has no effect, as at sign-ins: a session is never stored to be returned again. */
  ignoresKey?: true;
  tags: readonly string[];
  summary: string;
  description?: string;
  /** A path that does not match is a 404. */
  params?: Params;
  /** Strict: an unknown parameter is a 400. Without a schema, the route takes no parameters. */
  query?: Query;
  body?: Body;
  responses: Responses;
  /** Error statuses to document beyond 400, 401 and 500. */
  errors?: readonly number[];
  handle: (
    request: RouteRequest<Access, z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<RouteResponse<NoInfer<Responses>>>;
};

/** Makes a route from the services of a server. */
export type RouteFactory = (services: Services) => RegisteredRoute;

/** A route with its types erased; `route` checks them at the declaration. */
export type RegisteredRoute = Omit<Route, 'handle'> & {
  handle: (
    request:
      | RouteRequest<'session', unknown, unknown, unknown>
      | RouteRequest<'public', unknown, unknown, unknown>,
  ) => Promise<RouteResponse<Record<number, z.ZodType>>>;
};

/** Declares a route: `handle` gets its parts typed by the schemas, and must return one of `responses`. */
export function route<
  const Access extends RouteAccess,
  Responses extends Record<number, z.ZodType>,
  Params extends z.ZodType = NoParts,
  Query extends z.ZodType = NoParts,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Route<Access, Params, Query, Body, Responses>): RegisteredRoute {
  // The schemas of the declaration validate each part before `handle` is called.
  return declaration as unknown as RegisteredRoute;
}
