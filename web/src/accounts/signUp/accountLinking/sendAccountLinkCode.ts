import { graphql, type IEnvironment } from 'relay-runtime';
import type { sendAccountLinkCodeMutation } from '../../../__generated__/sendAccountLinkCodeMutation.graphql.ts';
import { signInError } from '../../signIn/signInError.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Has the code sent that linking an account needs; gives why not, null when it is on its way. */
export async function sendAccountLinkCode(
  environment: IEnvironment,
  accountId: string,
): Promise<string | null> {
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
  const [error] = payload.errors.map(signInError);
  if (!error) return null;
  const seconds = error.facts['retryAfterSeconds'];
  // A code that was sent a moment ago is still good.
  return error.code === 'RATE_LIMITED' && seconds !== undefined && seconds <= 30 ? null : error.message;
}
