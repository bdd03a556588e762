import { graphql, type IEnvironment } from 'relay-runtime';
import type { signUpMutation, SignUpInput } from '../../__generated__/signUpMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The result of a sign-up. */
export interface SignedUp {
  readonly errors: readonly { readonly message: string; readonly path: readonly string[] }[];
  /** What was skipped, to show to the user. */
  readonly warnings: readonly string[];
  /** Whether other accounts of the same person were found. */
  readonly hasLinkableAccounts: boolean;
}

/** Completes the account. The frame around the screens updates by itself. */
export async function signUp(environment: IEnvironment, input: SignUpInput): Promise<SignedUp> {
  const { signUp: payload } = await commit<signUpMutation>(environment, {
    mutation: graphql`
      mutation signUpMutation($input: SignUpInput!) {
        signUp(input: $input) {
          warnings
          viewer {
            needsSignUp
            appMode
            firstName
            ...AccountMenu_user
            ...TermsBanner_user
            linkableAccounts(first: 1) @catch(to: NULL) {
              totalCount
            }
          }
          errors {
            message
            path
          }
        }
      }
    `,
    variables: { input },
  });
  const { errors, warnings, viewer } = payload;
  return { errors, warnings, hasLinkableAccounts: (viewer?.linkableAccounts?.totalCount ?? 0) > 0 };
}
