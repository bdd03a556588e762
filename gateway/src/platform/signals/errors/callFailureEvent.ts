import type { HttpMethod } from '../../rest/endpoint.ts';
import { UpstreamRefusal, UpstreamSchemaError } from '../../rest/restError.ts';

/** A failed REST call, without anything personal: its declared path, status and code. */
export interface FailedCall {
  readonly endpoint: string;
  readonly method: HttpMethod;
  /** The declared path, its parameters not filled in. */
  readonly path: string;
  readonly error: unknown;
}

/** The operation that made the call. */
export interface FailedOperation {
  /** "query Applicants", or "ad-hoc". */
  readonly name: string;
  readonly requestId: string;
  readonly traceId: string | null;
}

/** Codes and names of fields. Whatever else a server puts there may be what a person typed. */
const word = /^[\w.[\]-]{1,80}$/;

function wordOf(text: string | null): string | null {
  return text !== null && word.test(text) ? text : null;
}

function factsOf(error: unknown): { type: string; value: string } {
  if (error instanceof UpstreamSchemaError) {
    return { type: 'SchemaError', value: error.paths.flatMap((path) => wordOf(path) ?? []).join(', ') };
  }
  if (!(error instanceof UpstreamRefusal)) return { type: 'Error', value: '' };
  const { code, target } = error.error;
  const words = [wordOf(code), wordOf(target)].filter((text) => text !== null);
  return { type: `Refusal${error.status}`, value: words.join(' ') };
}

/** The report of a failed REST call: nothing that a person typed, no id of a person, no address. */
export function callFailureEvent(
  { endpoint, method, path, error }: FailedCall,
  { name, requestId, traceId }: FailedOperation,
): object {
  const { type, value } = factsOf(error);
  return {
    platform: 'node',
    level: 'error',
    transaction: name,
    exception: { values: [{ type, value: `${method} ${path}${value === '' ? '' : `: ${value}`}` }] },
    fingerprint: [type, endpoint, value],
    tags: { endpoint, request_id: requestId },
    ...(traceId !== null && { contexts: { trace: { trace_id: traceId, span_id: traceId.slice(0, 16) } } }),
  };
}
