import { GraphQLError } from 'graphql';
import { RestError } from '../rest/restError.ts';
import { isErrorCode, type ErrorCode } from './errorCode.ts';
import { codedError } from './graphqlErrors.ts';
import { restErrorToGraphQL } from './restErrorToGraphQL.ts';

/** Codes of libraries that the closed list names differently. */
const codeByLibraryCode: Readonly<Record<string, ErrorCode>> = {
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
};

/** The extensions that may accompany a code; all others are dropped. */
const publicFacts = [
  'argument',
  'permission',
  'scope',
  'reason',
  'retryAfterSeconds',
  'limit',
  'actual',
] as const;

/** The error that was thrown, below the wrappers that execution puts around it. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) cause = cause.originalError;
  return cause;
}

/** A number of the upstream that GraphQL's Int cannot hold. */
function isNumberOutOfRange(error: unknown, cause: unknown): boolean {
  return (
    error instanceof GraphQLError &&
    error.path !== undefined &&
    cause instanceof GraphQLError &&
    cause.message.startsWith('Int cannot represent non 32-bit')
  );
}

function describe(error: unknown): GraphQLError {
  const cause = rootCause(error);
  if (cause instanceof RestError) return restErrorToGraphQL(cause);
  if (cause instanceof GraphQLError) {
    const given = cause.extensions['code'];
    const code = isErrorCode(given) ? given : codeByLibraryCode[String(given)];
    if (code !== undefined) {
      const facts = publicFacts.filter((fact) => fact in cause.extensions);
      return codedError(
        code,
        cause.message,
        Object.fromEntries(facts.map((fact) => [fact, cause.extensions[fact]])),
      );
    }
    if (isNumberOutOfRange(error, cause)) {
      return codedError('UPSTREAM_INVALID', 'The service sent a number that is out of range');
    }
  }
  return codedError('INTERNAL', 'Something went wrong');
}

/**
 * Converts any error to what clients may see: a code of the closed list, a human-readable message, and a
 * few known facts. Never a stack, an upstream's body or the text of a programming error.
 */
export function publicError(error: unknown): GraphQLError {
  const { message, extensions } = describe(error);
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  // The status is for errors of a whole request; on a field's error it would override all others.
  const http = error.path === undefined ? error.extensions['http'] : undefined;
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error,
    extensions: { ...extensions, ...(http !== undefined && { http }) },
  });
}
