import { requestError } from '../../errors/requestError.ts';
import { restErrorToGraphQL } from '../../errors/restErrorToGraphQL.ts';
import type { Caller } from '../../rest/callHeaders.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { DocumentShape } from './documentShape.ts';
import { closedRootField } from './publicRootFields.ts';
import { unlessUnavailable } from './unlessUnavailable.ts';

/**
 * Callers without a session may run the web app's documents, and ad-hoc documents that use public root fields only. A
 * token that the upstream does not know is not a session: documents would tell what is in the schema.
 *
 * @throws GraphQLError with the code UNAUTHENTICATED.
 */
export async function requireSession(
  shape: DocumentShape,
  { publicFields, sessions }: { readonly publicFields: ReadonlySet<string>; readonly sessions: Sessions },
  caller: Caller,
): Promise<void> {
  const closed = closedRootField(shape, publicFields);
  if (closed === undefined) return;
  const account = await unlessUnavailable(sessions.accountOf(caller));
  if (account !== null) return;
  const refusal = await sessions.refusalOf(caller);
  const { reason } = refusal === null ? {} : restErrorToGraphQL(refusal).extensions;
  // The sender of an API token cannot sign in, and needs to know what is wrong with it.
  if (refusal !== null && reason !== undefined) {
    throw requestError(401, 'UNAUTHENTICATED', refusal.message, { reason });
  }
  throw requestError(401, 'UNAUTHENTICATED', `Sign in to ask for ${closed}.`);
}
