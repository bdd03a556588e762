import { graphql, type IEnvironment } from 'relay-runtime';
import type { linkAccountMutation } from '../../../__generated__/linkAccountMutation.graphql.ts';
import { signInError, type SignInError } from '../../signIn/signInError.ts';
import { commit } from '../../../platform/relay/commit.ts';

/**
 * Links an account into the one that is signed in; gives the refusals. The frame around the screens knows the new roles
 * by itself.
 *
 * @param code the digits sent to the account's own address; null where it needs none
 */
export async function linkAccount(
  environment: IEnvironment,
  accountId: string,
  code: string | null,
): Promise<readonly SignInError[]> {
  const { linkAccount: payload } = await commit<linkAccountMutation>(environment, {
    mutation: graphql`
      mutation linkAccountMutation($input: LinkAccountInput!) {
        linkAccount(input: $input) {
          viewer {
            needsSignUp
            ...ViewerProvider_user
            ...LocationSwitcher_user
            ...AccountMenu_user
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
    variables: { input: { accountId, code } },
  });
  return payload.errors.map(signInError);
}
