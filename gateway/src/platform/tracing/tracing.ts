import type { IncomingHttpHeaders } from 'node:http';
import { type OperationSpan, untracedOperation } from './operationSpan.ts';

/** Follows operations from the caller to the REST API. */
export interface Tracing {
  /** @param headers of the request; its `traceparent` names the trace that the operation belongs to */
  startOperation(headers: IncomingHttpHeaders): OperationSpan;
  /** Sends what is left. */
  close(): Promise<void>;
}

const wellFormed = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

const noTracing: Tracing = {
  startOperation: ({ traceparent }) =>
    untracedOperation(
      typeof traceparent === 'string' && wellFormed.test(traceparent) ? traceparent : undefined,
    ),
  close: () => Promise.resolve(),
};

/**
 * Sends spans to a collector, if there is one: only then are the 300 modules of OpenTelemetry loaded.
 *
 * @param tracesUrl the collector's endpoint for traces, such as http://collector:4318/v1/traces; null for no tracing
 */
export async function createTracing(tracesUrl: string | null): Promise<Tracing> {
  if (tracesUrl === null) return noTracing;
  const { sendTraces } = await import('./openTelemetry.ts');
  return sendTraces(tracesUrl);
}
