import { GraphQLError } from 'graphql';
import type { Caller } from '../../rest/callHeaders.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/** An error that says as little as the first of these: what kind it is, and no name of the schema. */
function concealed({ extensions }: GraphQLError): GraphQLError {
  const { code, http } = extensions;
  const what = code === 'BAD_USER_INPUT' ? 'variables' : 'document';
  const message = `The ${what} cannot be used. Sign in to see why.`;
  return new GraphQLError(message, { extensions: { code, ...(http && { http }) } });
}

/**
 * What the sender of a document reads about its errors. Where the schema is not public, callers without a session get
 * one error without names: each message of validation reveals a part of the schema, also about fragments and variables
 * that no public field uses.
 *
 * @throws GraphQLError while the upstream cannot say whose token it is.
 */
export async function withoutSchemaNames(
  errors: readonly GraphQLError[],
  { sessions, isSchemaPublic }: { readonly sessions: Sessions; readonly isSchemaPublic: boolean },
  caller: Caller,
): Promise<readonly GraphQLError[]> {
  const [first] = errors;
  if (first === undefined || isSchemaPublic) return errors;
  return (await unlessUnavailable(sessions.accountOf(caller))) === null ? [concealed(first)] : errors;
}
