import { type Failure, isDropped, isReported } from '@brigade/domain/platform/signals/errorReporting.ts';
import { Fault } from '../relay/Fault.ts';

/** Requests that the gateway refuses with 400 before it runs them. What fails later it reports itself. */
const refusedCodes = /^(?:BAD_REQUEST|PERSISTED_DOCUMENT_NOT_FOUND|(?:GRAPHQL|DOCUMENT)_\w+)$/;

/** How a request failed, if only the page knows of it; null for what the gateway knows. */
function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Fault)) return { kind: 'program' };
  if (error.code === 'NETWORK') return { kind: isAbort(error.cause) ? 'aborted' : 'network' };
  if (error.code === 'UNREADABLE') return { kind: 'schema' };
  return refusedCodes.test(error.code) ? { kind: 'refused', status: 400 } : null;
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/**
 * What a page reports of a failed request; null for nothing.
 *
 * @param addresses what the page is tied to: where it is, and where its visitor came from
 */
export function reportedFailure(
  error: unknown,
  addresses: readonly string[],
): { failure: { kind: 'schema' } | { kind: 'refused'; status: number }; requestId: string | null } | null {
  const failure = failureOf(error);
  if (failure === null || !isReported(failure) || isDropped(addresses)) return null;
  const requestId = error instanceof Fault ? error.requestId : null;
  return {
    failure: failure.kind === 'refused' ? failure : { kind: 'schema' },
    requestId,
  };
}
