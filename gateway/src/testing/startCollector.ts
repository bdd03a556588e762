import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A span as OTLP says it in JSON, as far as tests look at it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

type Attributes = readonly { key: string; value: Record<string, unknown> }[];

interface Export {
  resourceSpans: readonly {
    resource: { attributes: Attributes };
    scopeSpans: readonly { spans: readonly WireSpan[] }[];
  }[];
}

interface WireSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attributes;
  status: { code?: number };
}

const factsOf = (attributes: Attributes) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

function spansOf({ resourceSpans }: Export): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap((scope) => scope.spans)
      .map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
        service: String(factsOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: factsOf(attributes),
        isError: status.code === 2,
      })),
  );
}

/** An OpenTelemetry collector that keeps the spans it gets, until the test is over. */
export async function startCollector(): Promise<{ url: string; spans: readonly CollectedSpan[] }> {
  const spans: CollectedSpan[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    spans.push(...spansOf((await json(request)) as Export));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void keep(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`, spans };
}
