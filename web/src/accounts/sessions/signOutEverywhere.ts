import { graphql, type IEnvironment } from 'relay-runtime';
import type { signOutEverywhereMutation } from '../../__generated__/signOutEverywhereMutation.graphql.ts';
import { endSession } from '../signIn/session.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Ends every session of the viewer, including this one. If the request fails, this session stays: a user who has lost
 * a phone must know that its session is still active.
 *
 * @returns the errors; empty on success
 */
export async function signOutEverywhere(
  environment: IEnvironment,
): Promise<readonly { readonly message: string }[]> {
  const { signOut: payload } = await commit<signOutEverywhereMutation>(environment, {
    mutation: graphql`
      mutation signOutEverywhereMutation($input: SignOutInput!) {
        signOut(input: $input) {
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { everywhere: true } },
  });
  if (payload.errors.length === 0) endSession();
  return payload.errors;
}
