import type { GraphQLError } from 'graphql';
import {
  CallAborted,
  UpstreamRefusal,
  UpstreamSchemaError,
  UpstreamSuspended,
  UpstreamTimeout,
  UpstreamUnreachable,
  type RestError,
  type WireError,
} from '../rest/restError.ts';
import { ValidationUnsupported } from '../rest/validation.ts';
import type { ErrorCode } from './errorCode.ts';
import { codedError } from './graphqlErrors.ts';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  418: 'INVARIANT',
  429: 'RATE_LIMITED',
};

function refused(refusal: UpstreamRefusal): GraphQLError {
  const { status, error, retryAfterSeconds } = refusal;
  if (refusal.isUnderWay) return codedError('UPSTREAM_UNAVAILABLE', error.message, { retryAfterSeconds });
  if (status >= 500) return codedError('UPSTREAM_UNAVAILABLE', error.message);
  const code = codeByStatus[status] ?? 'BAD_USER_INPUT';
  return codedError(code, error.message, {
    ...(code === 'FORBIDDEN' && error.target !== null && { [missingFact(error)]: error.target }),
    ...(code === 'UNAUTHENTICATED' &&
      error.code.startsWith('token_') && { reason: error.code.toUpperCase() }),
    ...(code === 'BAD_USER_INPUT' && error.target !== null && { argument: error.target }),
    ...(retryAfterSeconds !== null && { retryAfterSeconds }),
  });
}

/** Whether it is a scope of the caller's API token that is missing, or a permission of the caller's role. */
function missingFact({ code }: WireError): 'scope' | 'permission' {
  return code === 'scope_missing' ? 'scope' : 'permission';
}

/** What a failed REST call is to the client of the gateway. Which call it was stays in the log. */
export function restErrorToGraphQL(error: RestError): GraphQLError {
  if (error instanceof UpstreamRefusal) return refused(error);
  if (error instanceof UpstreamUnreachable || error instanceof UpstreamSuspended) {
    return codedError('UPSTREAM_UNAVAILABLE', error.message);
  }
  if (error instanceof ValidationUnsupported) return codedError('NOT_FOUND', error.message);
  if (error instanceof UpstreamTimeout) return codedError('UPSTREAM_TIMEOUT', error.message);
  if (error instanceof UpstreamSchemaError) {
    return codedError('UPSTREAM_INVALID', 'The service answered something unexpected');
  }
  return codedError('INTERNAL', error instanceof CallAborted ? error.message : 'Something went wrong');
}
