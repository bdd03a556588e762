import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../errors/errorCode.ts';

/** An error of graphql-js about a whole request, with a code of the closed list. */
export function documentFault(
  { message, nodes, source, positions }: GraphQLError,
  code: ErrorCode,
  http: { readonly status: number; readonly spec?: boolean },
): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code, http } });
}
