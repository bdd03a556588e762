import { graphql, type IEnvironment } from 'relay-runtime';
import type { signOutMutation } from '../__generated__/signOutMutation.graphql.ts';
import { commit } from '../relay/commit.ts';
import { endSession } from './session.ts';

/** Ends the session here and, as far as it can be reached, on the server. */
export async function signOut(environment: IEnvironment): Promise<void> {
  try {
    await commit<signOutMutation>(environment, {
      mutation: graphql`
        mutation signOutMutation($input: SignOutInput!) {
          signOut(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: {} },
    });
  } catch {
    // Whoever signs out must be signed out here, connection or not; the token ends by itself then.
  } finally {
    endSession();
  }
}
