import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { startDemoUpstream, type DemoUpstream } from '@brigade/upstream/testing/startDemoUpstream.ts';
import { type GraphQLFormattedError, print } from 'graphql';
import type { TracedCall } from '../platform/rest/callTrace.ts';
import type { TadaDocumentNode } from './graphql.ts';
import { upstreamPlan } from './upstreamPlan.ts';
import { unhurried } from './upstreamOptions.ts';
import { createWaveGate } from './waveGate.ts';
import type { Exchange } from '../platform/server/exchange.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { startGateway } from '../app/startGateway.ts';

/** The accounts of the demo data. */
export type Person = 'admin' | 'owner' | 'manager' | 'member' | 'onsite';

/** The response, and the upstream calls it caused. */
export interface TestResult<TData = unknown> {
  readonly status: number;
  readonly data: TData;
  /** Undefined when there are none. */
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  /** The REST calls, in the order in which they started. */
  readonly calls: readonly TracedCall[];
  /** The same as text, for snapshots. */
  readonly plan: string;
}

export interface RunOptions<TVariables = Readonly<Record<string, unknown>>> {
  readonly variables?: TVariables;
  /** The account whose session to use; signed out by default. */
  readonly as?: Person;
  /** A custom token. */
  readonly token?: string;
  /** The current location. */
  readonly locationId?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A gateway in front of a real upstream on the demo data, both in this process. */
export interface TestStack {
  readonly url: string;
  readonly upstream: DemoUpstream;
  /** Runs an operation over HTTP. */
  readonly run: <TData, TVariables>(
    operation: TadaDocumentNode<TData, TVariables>,
    options?: RunOptions<NoInfer<TVariables>>,
  ) => Promise<TestResult<TData | null>>;
  /** Runs a document that types cannot describe: an invalid one, or one that the test puts together. */
  readonly runText: (document: string, options?: RunOptions) => Promise<TestResult>;
  /** Runs a document of the web app by its id. */
  readonly runPersisted: (id: string, options?: RunOptions) => Promise<TestResult>;
  readonly tokenOf: (person: Person) => Promise<string>;
  /** Resets all data and ends all sessions. */
  readonly reset: () => Promise<void>;
}

async function open(): Promise<TestStack> {
  const upstream = await startDemoUpstream({
    ssoSharedSecret: 'what the tests share with a directory',
    webhookWorkerSecret: testWorkerSecret,
  });
  const responded = new Map<string, (exchange: Exchange) => void>();
  const settings = unhurried(
    parseSettings({
      BRIGADE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      UPSTREAM_API_BASE: upstream.url,
    }),
  );
  const { url } = await startGateway(settings, {
    now: () => Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime()),
    createGate: createWaveGate,
    onResponded: (exchange) => responded.get(exchange.caller.requestId)?.(exchange),
  });
  const tokens = new Map<Person, Promise<string>>();
  let requests = 0;

  function tokenOf(person: Person): Promise<string> {
    const known = tokens.get(person) ?? upstream.tokenOf(`${person}@brigade.example`);
    tokens.set(person, known);
    return known;
  }

  async function send<TData>(
    request: object,
    { variables, as, token, locationId, headers }: RunOptions<unknown> = {},
  ): Promise<TestResult<TData>> {
    requests += 1;
    const requestId = `test-request-${requests}`;
    const exchange = new Promise<Exchange>((resolve) => responded.set(requestId, resolve));
    const bearer = as === undefined ? token : await tokenOf(as);
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': requestId,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(locationId !== undefined && { 'x-location-id': String(locationId) }),
        ...headers,
      },
      body: JSON.stringify({ ...request, variables }),
    });
    const { data, errors, extensions } = (await response.json()) as Omit<TestResult<TData>, 'calls' | 'plan'>;
    const { calls } = (await exchange).trace;
    return { status: response.status, data, errors, extensions, calls, plan: upstreamPlan(calls) };
  }

  return {
    url,
    upstream,
    run: (operation, options) => send({ query: print(operation) }, options),
    runText: (query, options) => send({ query }, options),
    runPersisted: (id, options) => send({ id }, options),
    tokenOf,
    async reset() {
      tokens.clear();
      await upstream.reset();
    },
  };
}

/** What the upstream shares with gateways that deliver webhooks. The stack's own gateway delivers none. */
export const testWorkerSecret = 'what the tests share with the workers';

let opened: Promise<TestStack> | undefined;

/**
 * The stack of this test worker, started once and reset before each use: call it once, at the top of a test
 * file.
 */
export async function startTestStack(): Promise<TestStack> {
  opened ??= open();
  const stack = await opened;
  await stack.reset();
  return stack;
}
