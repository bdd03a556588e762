import type { IncomingHttpHeaders } from 'node:http';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { RestError } from '../rest/restError.ts';
import type { OperationSpan } from './operationSpan.ts';
import type { Tracing } from './tracing.ts';

/** How long a batch may take with its retries, also on shutdown, in milliseconds. */
const exportTimeout = 3_000;

/** A collector that is down holds up no shutdown. */
const spansAreLost = () => {};

const propagator = new W3CTraceContextPropagator();

/**
 * Sends spans to an OpenTelemetry collector, in batches. A collector that is down loses them, and nothing else happens.
 *
 * Spans hold names of persisted operations, paths without parameters, statuses and error codes; nothing that a person
 * typed.
 *
 * @param tracesUrl the collector's endpoint for traces, such as http://collector:4318/v1/traces
 */
export function sendTraces(tracesUrl: string): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'brigade-gateway' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl, timeoutMillis: exportTimeout })),
    ],
  });
  const tracer = provider.getTracer('brigade');

  function startOperation(headers: IncomingHttpHeaders): OperationSpan {
    const caller = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
    const span = tracer.startSpan('graphql', { kind: SpanKind.SERVER }, caller);
    const context = trace.setSpan(caller, span);
    return {
      traceId: span.spanContext().traceId,
      startCall({ endpoint, method, path }) {
        const call = tracer.startSpan(
          `${method} ${path}`,
          {
            kind: SpanKind.CLIENT,
            attributes: { 'http.request.method': method, 'url.template': path, 'brigade.endpoint': endpoint },
          },
          context,
        );
        const carrier: Record<string, string> = {};
        propagator.inject(trace.setSpan(context, call), carrier, defaultTextMapSetter);
        return {
          headers: carrier,
          end(failure) {
            if (failure !== undefined) {
              call.setAttribute('error.type', failure instanceof RestError ? failure.name : 'Error');
              call.setStatus({ code: SpanStatusCode.ERROR });
            }
            call.end();
          },
        };
      },
      end({ name, status, hasProblems }) {
        span.updateName(name).setAttribute('http.response.status_code', status);
        if (hasProblems || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return { startOperation, close: () => provider.shutdown().catch(spansAreLost) };
}
