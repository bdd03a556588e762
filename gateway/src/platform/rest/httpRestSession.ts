import { randomUUID } from 'node:crypto';
import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { callHeaders, type Caller } from './callHeaders.ts';
import { callPath, type AnyCallOptions } from './callPath.ts';
import type { CallTrace } from './callTrace.ts';
import { decodeResponse } from './decodeResponse.ts';
import type { Endpoint } from './endpoint.ts';
import { type Loader, RequestLoader } from './loader.ts';
import { isTransient, UpstreamRefusal } from './restError.ts';
import type { RestSession } from './restSession.ts';
import { createSharedCalls } from './sharedCalls.ts';
import { getValidateOnly, validated, validateOnlyPrefix } from './validation.ts';
import type { Upstream } from './upstream.ts';
import type { ResponseGate } from './responseGate.ts';

export interface RestSessionOptions {
  readonly upstream: Pick<Upstream, 'send'>;
  readonly caller: Caller;
  readonly productSlug: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  readonly trace: CallTrace;
  readonly gate: ResponseGate;
}

type AnyEndpoint<Output> = Endpoint<string, unknown, unknown, Output>;

const pagingParameters = new Set(['page', 'page_size']);

/** A response of more characters is decoded in a turn of the event loop of its own: others wait for that, too. */
const shortText = 50_000;

/** Parameter names only, in order: a value can be an email address or a person's name. */
function tracedQuery(query: AnyCallOptions['query'] = {}): string[] {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [pagingParameters.has(name) ? `${name} ${String(value)}` : name];
    })
    .toSorted();
}

/** A request's session, which lives as long as the request, together with its cache. */
export function createRestSession(options: RestSessionOptions): RestSession {
  const { upstream, caller, productSlug, signal, trace, gate } = options;
  let { token } = caller;
  let writes = 0;
  const reads = new Map<string, Promise<unknown>>();
  // Each loader has the types of the declaration that is its key.
  const loaders = new Map<object, unknown>();
  const sharedReads = trace.isDetailed ? createSharedCalls<string>(trace) : null;
  let oldestCursor: string | null = null;

  function noteCursor(cursor: string | null): void {
    if (cursor !== null && (oldestCursor === null || Number(cursor) < Number(oldestCursor))) {
      oldestCursor = cursor;
    }
  }

  function clearCache(): void {
    reads.clear();
    loaders.clear();
  }

  function idempotencyKey(): string {
    writes += 1;
    return caller.idempotencyKey === null ? randomUUID() : `${caller.idempotencyKey}:${writes}`;
  }

  async function perform<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
    isValidateOnly = false,
  ): Promise<Output> {
    const { name, method } = endpoint;
    const prefix = isValidateOnly ? validateOnlyPrefix : '';
    const started = trace.started({
      endpoint: name,
      method,
      path: prefix + endpoint.path,
      query: tracedQuery(call.query),
    });
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    // A validation has no effect that could be repeated.
    const takesKey = method !== 'GET' && endpoint.withoutKey === undefined && !isValidateOnly;
    const { locationId = caller.locationId } = call;
    const headers = {
      ...started.headers,
      ...callHeaders(
        { ...caller, token, locationId },
        { hasBody: body !== null, idempotencyKey: takesKey ? idempotencyKey() : null },
      ),
    };
    let status: number | null = null;
    try {
      const { text, changeCursor, ...response } = await gate.pass(
        upstream.send({ endpoint: name, method, path: prefix + path, headers, body, signal }),
      );
      ({ status } = response);
      noteCursor(changeCursor);
      if (text.length > shortText) await turnOfEventLoop();
      const output = decodeResponse(endpoint, text, productSlug);
      if (text.length > shortText) await turnOfEventLoop();
      started.ended(status);
      return output;
    } catch (error) {
      started.ended(error instanceof UpstreamRefusal ? error.status : status, error);
      throw error;
    }
  }

  async function read<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
  ): Promise<Output> {
    if (endpoint.isFollowed) return perform(endpoint, call, path);
    const key = JSON.stringify([endpoint.name, call.locationId, path]);
    // The key contains the endpoint's name, so the value has the endpoint's output type.
    const shared = reads.get(key) as Promise<Output> | undefined;
    if (shared !== undefined) {
      sharedReads?.again(key);
      return shared;
    }
    const start = () => perform(endpoint, call, path);
    const response = sharedReads === null ? start() : sharedReads.follow([key], start);
    reads.set(key, response);
    try {
      return await response;
    } catch (error) {
      if (isTransient(error) && reads.get(key) === response) reads.delete(key);
      throw error;
    }
  }

  async function write<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
  ): Promise<Output> {
    try {
      return await perform(endpoint, call, path);
    } finally {
      // A failed write may have been applied as well.
      clearCache();
    }
  }

  function instanceOf<Key extends string | number, Value>(
    declaration: Loader<Key, Value>,
  ): RequestLoader<Key, Value> {
    const known = loaders.get(declaration) as RequestLoader<Key, Value> | undefined;
    if (known !== undefined) return known;
    const shared = trace.isDetailed ? createSharedCalls<Key>(trace) : null;
    const instance = new RequestLoader(declaration, session, shared);
    loaders.set(declaration, instance);
    return instance;
  }

  function validate<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
  ): Promise<Output> {
    const response = perform(endpoint, call, path, true);
    return validated(endpoint.name, response, () => session.call(getValidateOnly));
  }

  /** The calls of a session, by what it does with writes. */
  function callsWith(perWrite: typeof write): RestSession['call'] {
    return (endpoint, ...[call = {}]) => {
      const erased: AnyCallOptions = call;
      const path = callPath(endpoint.path, erased);
      return endpoint.method === 'GET' ? read(endpoint, erased, path) : perWrite(endpoint, erased, path);
    };
  }

  const shared: Omit<RestSession, 'call' | 'prime' | 'validating'> = {
    productSlug,
    load: (declaration, key) => instanceOf(declaration).load(key),
    // Detailed traces count each load.
    known: (declaration, key) => (trace.isDetailed ? undefined : instanceOf(declaration).known(key)),
    useToken(next) {
      token = next;
      clearCache();
    },
    async changeCursor() {
      await Promise.allSettled(reads.values());
      return oldestCursor;
    },
    resetCache() {
      clearCache();
      oldestCursor = null;
      trace.clear();
    },
  };
  const validatingCalls: Omit<RestSession, 'validating'> & { validating?: RestSession } = {
    ...shared,
    call: callsWith(validate),
    // What a validation returns has not happened.
    prime() {},
  };
  // A getter would keep the session beyond its request: see decision 76.
  const validating = Object.assign(validatingCalls, { validating: validatingCalls as RestSession });
  const session: RestSession = {
    ...shared,
    call: callsWith(write),
    prime(declaration, key, value) {
      instanceOf(declaration).prime(key, value);
    },
    validating,
  };
  return session;
}
