import type { z } from 'zod';

/** A value that a path or a query parameter can carry; lists are sent comma separated. */
export type WireParameter = string | number | boolean | readonly (string | number)[];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

declare const shapeOf: unique symbol;

/** Carries a TypeScript type in a declaration; nothing is checked at run time. */
export interface Shape<T> {
  readonly [shapeOf]?: T;
}

/** `query: shape<{ location_id?: number }>()` */
export function shape<T>(): Shape<T> {
  return {};
}

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** `{ id: string | number }` for "/staffer/gigs/{id}/". */
type PathParameters<Path extends string> = { [Name in ParameterNames<Path>]: string | number };

/** A response schema, or one that depends on the product's slug, which names some wire fields. */
export type ResponseSchema<Output> = z.ZodType<Output> | ((productSlug: string) => z.ZodType<Output>);

/**
 * Why a write is not repeated under an Idempotency-Key:
 * - `sign-in`: no session may be stored to be returned again, and a second request for a code asks for another one
 * - `card network`: the write calls it, and a key would prolong its transaction until the network responds
 * - `sandbox clock`: a move consists of many transactions
 * - `lease`: workers prove with a lease that it is still theirs to do
 * - `computation`: nothing is written
 */
type ReasonWithoutKey = 'sign-in' | 'card network' | 'sandbox clock' | 'lease' | 'computation';

/**
 * One call of the REST API. It declares what is specific to the call; everything that calls have in common
 * (base URL, headers, timeouts, retries, decoding, errors) is handled by the transport.
 */
export interface Endpoint<Path extends string, Query, Body, Output> {
  /** Unique; labels metrics, traces and errors. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Below `{base}api`, with a leading slash and `{name}` for parameters. */
  readonly path: Path;
  readonly query?: Shape<Query>;
  readonly body?: Shape<Body>;
  /** The fields that are read. All others are dropped. */
  readonly response: ResponseSchema<Output>;
  /** Why the write carries no Idempotency-Key. Every other write does, so that the upstream applies it only once. */
  readonly withoutKey?: ReasonWithoutKey;
  /** What is read changes while a request waits for it: each read is a call of its own. */
  readonly isFollowed?: boolean;
}

/** Declares a call, to be passed to `context.rest.call`. */
export function endpoint<Path extends string, Output, Query = never, Body = never>(
  declaration: Endpoint<Path, Query, Body, Output>,
): Endpoint<Path, Query, Body, Output> {
  return declaration;
}

type Absentable<T> = { [Key in keyof T]: T[Key] | ({} extends Pick<T, Key> ? null | undefined : never) };

type PathPart<Path extends string> = [ParameterNames<Path>] extends [never]
  ? unknown
  : { path: PathParameters<Path> };

type QueryPart<Query> = [Query] extends [never]
  ? unknown
  : {} extends Query
    ? { query?: Absentable<Query> }
    : { query: Absentable<Query> };

type BodyPart<Body> = [Body] extends [never] ? unknown : { body: Body };

/** The arguments of an endpoint's call: the parts that its declaration names. */
export type CallOptions<Path extends string, Query, Body> = PathPart<Path> &
  QueryPart<Query> &
  BodyPart<Body> & {
    /** Sent as X-Location-Id instead of the caller's current location. */
    locationId?: number | null;
  };
