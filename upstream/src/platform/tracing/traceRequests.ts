import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';

/** How long a batch may take with its retries, also on shutdown, in milliseconds. */
const exportTimeout = 3_000;

/**
 * Sends a span of each request to an OpenTelemetry collector, as a part of the trace that its `traceparent` names. Spans
 * hold the route, the status and the time; no URL, since those carry tokens and personal data.
 *
 * @param tracesUrl the collector's endpoint for traces; null for no tracing
 */
export function traceRequests(server: FastifyInstance, tracesUrl: string | null): void {
  if (tracesUrl === null) return;
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'brigade-rest' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl, timeoutMillis: exportTimeout })),
    ],
  });
  const tracer = provider.getTracer('brigade');
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<object, Span>();
  server.addHook('onRequest', async (request) => {
    const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    spans.set(request, tracer.startSpan('request', { kind: SpanKind.SERVER }, caller));
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    const route = request.routeOptions.url ?? 'unknown route';
    span?.updateName(`${request.method} ${route}`).setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  // A collector that is down holds up no shutdown: the last spans are lost then.
  server.addHook('onClose', () => provider.shutdown().catch(() => {}));
}
