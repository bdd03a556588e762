import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { Upstream } from './services.ts';

/**
 * Who may call a route:
 * - `public`: anybody
 * - `session`: anybody signed in; what they may do is decided in the route
 * - `staffer`: who has a role at any location or organization, or is a platform admin; others get 403 gigs.view
 * - `platform-admin`: platform admins; for others the route does not exist (404)
 */
export type RouteAccess = 'public' | 'session' | 'staffer' | 'platform-admin';

/** A body of a documented status: `{ status: 200, body }`, or `{ status: 204 }` where the schema is `noContent`. */
export type Answer<Responses extends Record<number, z.ZodType>> = {
  [Status in keyof Responses & number]: Responses[Status] extends z.ZodUndefined
    ? { status: Status }
    : { status: Status; body: z.output<Responses[Status]> };
}[keyof Responses & number];

/** A request after its parts were checked against their schemas. */
export type RouteRequest<Access extends RouteAccess, Params, Query, Body> = {
  params: Params;
  query: Query;
  body: Body;
  caller: Access extends 'public' ? null : Caller;
  /** The X-Location-Id header as it was sent; see `currentLocationId` before using it. */
  headerLocationId: number | null;
  /** The address of this request, absolute, with its query. */
  url: URL;
  /** The client's network address, behind trusted proxies too. */
  remoteAddress: string;
};

type NoParts = z.ZodObject<Record<string, never>>;

/** A route: what it is for, what it takes, what it answers, and how. */
export type Route<
  Access extends RouteAccess = RouteAccess,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Responses extends Record<number, z.ZodType> = Record<number, z.ZodType>,
> = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The path with its trailing slash, as `/api/gigs/:id/`. */
  url: `/${string}`;
  access: Access;
  tags: readonly string[];
  summary: string;
  description?: string;
  /** A path that does not fit is a 404. */
  params?: Params;
  /** Strict: an unknown parameter is a 400. Without it the route takes none. */
  query?: Query;
  body?: Body;
  responses: Responses;
  /** Statuses of errors beyond 400, 401 and 500, for the documentation. */
  errors?: readonly number[];
  handle: (
    request: RouteRequest<Access, z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<Answer<NoInfer<Responses>>>;
};

/** What the server registers: a route made for its database, clock and settings. */
export type RouteFactory = (upstream: Upstream) => RegisteredRoute;

/** A route whose types were checked where it was declared. */
export type RegisteredRoute = Omit<Route, 'handle'> & {
  handle: (
    request:
      | RouteRequest<'session', unknown, unknown, unknown>
      | RouteRequest<'public', unknown, unknown, unknown>,
  ) => Promise<Answer<Record<number, z.ZodType>>>;
};

/** Declares a route: `handle` gets its parts typed by the schemas, and must answer by one of `responses`. */
export function route<
  const Access extends RouteAccess,
  Responses extends Record<number, z.ZodType>,
  Params extends z.ZodType = NoParts,
  Query extends z.ZodType = NoParts,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Route<Access, Params, Query, Body, Responses>): RegisteredRoute {
  // The schemas of this very declaration check each part before `handle` sees it.
  return declaration as unknown as RegisteredRoute;
}
