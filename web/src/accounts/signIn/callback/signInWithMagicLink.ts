import { graphql } from 'relay-runtime';
import type { signInWithMagicLinkMutation } from '../../../__generated__/signInWithMagicLinkMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import { signInResult, type SignIn } from '../signInResult.ts';
import { visitorEnvironment } from '../visitorEnvironment.ts';

/** Exchanges a magic link for a session. */
export async function signInWithMagicLink(token: string): Promise<SignIn> {
  const { signInWithMagicLink: payload } = await commit<signInWithMagicLinkMutation>(visitorEnvironment(), {
    mutation: graphql`
      mutation signInWithMagicLinkMutation($input: SignInWithMagicLinkInput!) {
        signInWithMagicLink(input: $input) {
          token
          expiresInSeconds
          viewer {
            needsSignUp
          }
          errors {
            code
            message
            path
            details {
              name
              value
            }
          }
        }
      }
    `,
    variables: { input: { token } },
  });
  return signInResult(payload);
}
