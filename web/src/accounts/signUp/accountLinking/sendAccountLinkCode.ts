import { graphql, type IEnvironment } from 'relay-runtime';
import type { sendAccountLinkCodeMutation } from '../../../__generated__/sendAccountLinkCodeMutation.graphql.ts';
import { signInError } from '../../signIn/signInError.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Sends the code that confirms an account to link. Resolves to the errors. */
export async function sendAccountLinkCode(
  environment: IEnvironment,
  accountId: string,
): Promise<readonly { readonly message: string }[]> {
  const { sendAccountLinkCode: payload } = await commit<sendAccountLinkCodeMutation>(environment, {
    mutation: graphql`
      mutation sendAccountLinkCodeMutation($input: SendAccountLinkCodeInput!) {
        sendAccountLinkCode(input: $input) {
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
    variables: { input: { accountId } },
  });
  return payload.errors.map(signInError).filter((error) => !wasJustSent(error));
}

/** A code that was sent seconds ago is still valid. */
function wasJustSent({ code, facts }: ReturnType<typeof signInError>): boolean {
  const seconds = facts['retryAfterSeconds'];
  return code === 'RATE_LIMITED' && seconds !== undefined && seconds <= 30;
}
