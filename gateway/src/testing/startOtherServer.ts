import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { print } from 'graphql';
import { parseSettings } from '../platform/settings/settings.ts';
import { startGateway } from '../app/startGateway.ts';
import type { ReceivedRequest } from './faultyUpstream.ts';
import type { TadaDocumentNode } from './graphql.ts';
import { type Person, startTestStack, type TestResult } from './startTestStack.ts';
import { unhurried } from './upstreamOptions.ts';

/** How another server of the same specification differs. */
export interface Difference {
  /** Names wire fields and values. */
  readonly productSlug?: string;
  /** Called with the key and value of every response field, innermost first; undefined removes the field. */
  readonly rewrite?: (key: string, value: unknown) => unknown;
  /** The prefix, from `/api` on, of the paths that the server does not support. */
  readonly missing?: string;
  /** The server's own response to a request; undefined forwards the request. */
  readonly respond?: (request: ReceivedRequest) => { status: number; body?: unknown } | undefined;
  /** Settings of the gateway. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A gateway that uses the modified server. */
export interface OtherServer {
  /** Of the gateway, without a slash at the end. */
  readonly url: string;
  /** The requests of the gateway so far, in order. */
  readonly received: readonly ReceivedRequest[];
  readonly run: <TData, TVariables>(
    operation: TadaDocumentNode<TData, TVariables>,
    options: { as: Person; variables?: NoInfer<TVariables>; idempotencyKey?: string },
  ) => Promise<Pick<TestResult<TData | null>, 'data' | 'errors'>>;
  readonly close: () => Promise<void>;
}

const forwardedHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-location-id'];

/** Replaces one product's name with another's wherever it is part of a field's name or of a value. */
function renamed(text: string, from: string, to: string): string {
  return text
    .replaceAll(new RegExp(`(?<=["_])${from}(?=_)`, 'g'), to)
    .replaceAll(new RegExp(`(?<=["_])${from.toUpperCase()}(?=_)`, 'g'), to.toUpperCase());
}

/** Starts a proxy between the demo's upstream and a new gateway that modifies the responses. */
export async function startOtherServer({
  productSlug = 'brigade',
  rewrite,
  missing,
  respond,
  environment = {},
}: Difference): Promise<OtherServer> {
  const { upstream } = await startTestStack();
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => void forward(request, response));

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    if (missing !== undefined && url.startsWith(missing)) {
      response.writeHead(404).end();
      return;
    }
    const body = await readText(request);
    const call = { method, path: url, headers, body: body === '' ? null : (JSON.parse(body) as unknown) };
    received.push(call);
    const own = respond?.(call);
    if (own !== undefined) {
      response.writeHead(own.status, { 'content-type': 'application/json' });
      response.end(own.body === undefined ? '' : JSON.stringify(own.body));
      return;
    }
    const forwarded = await fetch(`${upstream.url}${url}`, {
      method,
      headers: forwardedHeaders.flatMap((name): [string, string][] => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      body: body === '' ? null : renamed(body, productSlug, 'brigade'),
    });
    const text = renamed(await forwarded.text(), 'brigade', productSlug);
    response.writeHead(forwarded.status, { 'content-type': 'application/json' });
    response.end(text === '' ? '' : JSON.stringify(JSON.parse(text, rewrite)));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway = await startGateway(
    unhurried(
      parseSettings({
        BRIGADE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        PRODUCT_SLUG: productSlug,
        UPSTREAM_API_BASE: `http://127.0.0.1:${port}`,
        ...environment,
      }),
    ),
    { now: () => Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime()) },
  );
  return {
    url: gateway.url,
    received,
    async run<TData, TVariables>(
      operation: TadaDocumentNode<TData, TVariables>,
      {
        as,
        variables,
        idempotencyKey,
      }: { as: Person; variables?: NoInfer<TVariables>; idempotencyKey?: string },
    ) {
      const token = await upstream.tokenOf(`${as}@brigade.example`);
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: JSON.stringify({ query: print(operation), variables }),
      });
      return (await response.json()) as TestResult<TData | null>;
    },
    async close() {
      await gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
