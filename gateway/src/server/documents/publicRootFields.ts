import { requestError } from '../../platform/errors/requestError.ts';
import type { DocumentShape } from '../../platform/server/documents/documentShape.ts';

/** What signing in needs, and what people ask for before. */
const publicRootFields = new Set([
  'requestSignInCode',
  'signIn',
  'signInWithMagicLink',
  'signInWithSso',
  'referral',
  'viewer',
  'sandbox',
  'invitationPreview',
  'networkInvitePreview',
  'requestNewInvitation',
  'interviewInvitation',
  'acceptInterview',
  'declineInterview',
  'orientation',
  'markOrientationItemRead',
  '__typename',
]);

/** The schema's own description, open wherever introspection is. */
const introspectionFields = new Set(['__schema', '__type']);

/**
 * Callers without a token run the web app's documents, and others only on the few root fields that signing in
 * needs.
 *
 * @throws GraphQLError with the code UNAUTHENTICATED.
 */
export function requirePublicRootFields({ rootFields }: DocumentShape): void {
  const closed = rootFields.find((field) => !publicRootFields.has(field) && !introspectionFields.has(field));
  if (closed === undefined) return;
  throw requestError(401, 'UNAUTHENTICATED', `Sign in to ask for ${closed}.`);
}
