import { graphql } from 'relay-runtime';
import type { signInWithSsoMutation } from '../../../__generated__/signInWithSsoMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import { signInResult, type SignIn } from '../signInResult.ts';
import { visitorEnvironment } from '../visitorEnvironment.ts';

/** Exchanges an SSO assertion for a session. */
export async function signInWithSso(token: string): Promise<SignIn> {
  const { signInWithSso: payload } = await commit<signInWithSsoMutation>(visitorEnvironment(), {
    mutation: graphql`
      mutation signInWithSsoMutation($input: SignInWithSsoInput!) {
        signInWithSso(input: $input) {
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
