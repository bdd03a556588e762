import { randomUUID } from 'node:crypto';
import type DataLoader from 'dataloader';
import { callPath, type AnyCallOptions } from './callPath.ts';
import type { CallTrace } from './callTrace.ts';
import { decodeAnswer } from './decodeAnswer.ts';
import type { Endpoint } from './endpoint.ts';
import { instantiateLoader, type Loader } from './loader.ts';
import { isTransient } from './restError.ts';
import type { RestSession } from './restSession.ts';
import type { Upstream } from './upstream.ts';
import type { AnswerGate } from './waveGate.ts';

/** What the caller said about itself; all of it goes with every call. */
export interface Caller {
  readonly token: string | null;
  readonly locationId: number | null;
  readonly clientId: string | null;
  readonly appContext: string | null;
  /** Where the caller sits, for the upstream's limits by address. */
  readonly address: string;
  readonly requestId: string;
  /** The caller's own key for the writes of this request; null makes one for each write. */
  readonly idempotencyKey: string | null;
}

export interface RestSessionOptions {
  readonly upstream: Upstream;
  readonly caller: Caller;
  readonly productSlug: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  readonly trace: CallTrace;
  readonly gate: AnswerGate;
}

type AnyEndpoint<Output> = Endpoint<string, unknown, unknown, Output>;

const pagingParameters = new Set(['page', 'page_size']);

/** Names only, in their order: a value can be an e-mail address or a person's name. */
function tracedQuery(query: AnyCallOptions['query'] = {}): string[] {
  return Object.entries(query)
    .flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [pagingParameters.has(name) ? `${name} ${String(value)}` : name];
    })
    .toSorted();
}

/** A request's session: it lives as long as the request, and so does everything it has read. */
export function createRestSession(options: RestSessionOptions): RestSession {
  const { upstream, caller, productSlug, signal, trace, gate } = options;
  let { token } = caller;
  let writes = 0;
  const reads = new Map<string, Promise<unknown>>();
  // Each loader's instance has the types of the declaration that is its key.
  const loaders = new Map<object, unknown>();

  function forget(): void {
    reads.clear();
    loaders.clear();
  }

  function idempotencyKey(): string {
    writes += 1;
    return caller.idempotencyKey === null ? randomUUID() : `${caller.idempotencyKey}:${writes}`;
  }

  function headersOf(endpoint: AnyEndpoint<unknown>, call: AnyCallOptions): Record<string, string> {
    const locationId = call.locationId === undefined ? caller.locationId : call.locationId;
    return {
      accept: 'application/json',
      'x-request-id': caller.requestId,
      'x-forwarded-for': caller.address,
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(locationId !== null && { 'x-location-id': String(locationId) }),
      ...(caller.clientId !== null && { 'x-client-id': caller.clientId }),
      ...(caller.appContext !== null && { 'x-app-context': caller.appContext }),
      ...(endpoint.idempotent === true && { 'idempotency-key': idempotencyKey() }),
    };
  }

  async function perform<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
  ): Promise<Output> {
    const { name, method } = endpoint;
    const handedOn = trace.started({
      endpoint: name,
      method,
      path: endpoint.path,
      query: tracedQuery(call.query),
    });
    const body = call.body === undefined ? null : JSON.stringify(call.body);
    const headers = headersOf(endpoint, call);
    try {
      const { text } = await gate.pass(
        upstream.send({ endpoint: name, method, path, headers, body, signal }),
      );
      return decodeAnswer(endpoint, text, productSlug);
    } finally {
      handedOn();
    }
  }

  async function read<Output>(
    endpoint: AnyEndpoint<Output>,
    call: AnyCallOptions,
    path: string,
  ): Promise<Output> {
    const key = JSON.stringify([endpoint.name, call.locationId, path]);
    // The key holds the endpoint's name, so what stands under it has the endpoint's output.
    const shared = reads.get(key) as Promise<Output> | undefined;
    if (shared !== undefined) return shared;
    const answer = perform(endpoint, call, path);
    reads.set(key, answer);
    try {
      return await answer;
    } catch (error) {
      if (isTransient(error) && reads.get(key) === answer) reads.delete(key);
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
      // A failed write may have been done as well.
      forget();
    }
  }

  function instanceOf<Key extends string | number, Value>(
    declaration: Loader<Key, Value>,
  ): DataLoader<Key, Value | null> {
    const known = loaders.get(declaration) as DataLoader<Key, Value | null> | undefined;
    if (known !== undefined) return known;
    const instance = instantiateLoader(declaration, session);
    loaders.set(declaration, instance);
    return instance;
  }

  const session: RestSession = {
    productSlug,
    call(endpoint, ...[call = {}]) {
      const erased: AnyCallOptions = call;
      const path = callPath(endpoint.path, erased);
      return endpoint.method === 'GET' ? read(endpoint, erased, path) : write(endpoint, erased, path);
    },
    load: (declaration, key) => instanceOf(declaration).load(key),
    prime(declaration, key, value) {
      instanceOf(declaration).clear(key).prime(key, value);
    },
    useToken(next) {
      token = next;
      forget();
    },
  };
  return session;
}
