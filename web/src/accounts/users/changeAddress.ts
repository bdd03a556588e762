import { graphql, type IEnvironment } from 'relay-runtime';
import type { changeAddressMutation } from '../../__generated__/changeAddressMutation.graphql.ts';
import type { SignInMethod } from '../signIn/signInMethod.ts';
import { type SignInError, signInError } from '../signIn/signInError.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Confirms an address of the viewer with the code that was sent to it. */
export async function changeAddress(
  environment: IEnvironment,
  method: SignInMethod,
  address: string,
  code: string,
): Promise<readonly SignInError[]> {
  const { changeAddress: payload } = await commit<changeAddressMutation>(environment, {
    mutation: graphql`
      mutation changeAddressMutation($input: ChangeAddressInput!) {
        changeAddress(input: $input) {
          viewer {
            ...SignInAddresses_user
            ...TextMessages_user
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
    variables: { input: { [method]: address, code } },
  });
  return payload.errors.map(signInError);
}
