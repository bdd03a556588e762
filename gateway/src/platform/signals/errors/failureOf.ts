import type { Failure } from '@brigade/domain/platform/signals/errorReporting.ts';
import {
  CallAborted,
  UpstreamRefusal,
  UpstreamSchemaError,
  UpstreamSuspended,
  UpstreamTimeout,
  UpstreamUnreachable,
} from '../../rest/restError.ts';

/** How a REST call failed, for the rules of error reporting. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UpstreamRefusal) return { kind: 'refused', status: error.status };
  if (error instanceof UpstreamSchemaError) return { kind: 'schema' };
  if (error instanceof CallAborted) return { kind: 'aborted' };
  const isNetwork =
    error instanceof UpstreamUnreachable ||
    error instanceof UpstreamSuspended ||
    error instanceof UpstreamTimeout;
  return { kind: isNetwork ? 'network' : 'program' };
}
