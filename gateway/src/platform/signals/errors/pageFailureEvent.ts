import type { PageFailure } from '../pages/pageSignals.ts';

/** The report of a failure that only the page saw: a response that is none, or a request that the gateway refused. */
export function pageFailureEvent({ screen, operation, failure, requestId }: PageFailure): object {
  const type = failure.kind === 'schema' ? 'SchemaError' : `Refusal${failure.status}`;
  return {
    platform: 'javascript',
    level: 'error',
    transaction: screen,
    exception: { values: [{ type, value: operation }] },
    fingerprint: [type, operation],
    ...(requestId !== null && { tags: { request_id: requestId } }),
  };
}
