import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  ConfirmSandboxSetupInput,
  confirmSandboxSetupMutation,
} from '../../../__generated__/confirmSandboxSetupMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** Gives a test card to the card network of the sandbox. */
export async function confirmSandboxSetup(environment: IEnvironment, input: ConfirmSandboxSetupInput) {
  const { confirmSandboxSetup: payload } = await commit<confirmSandboxSetupMutation>(environment, {
    mutation: graphql`
      mutation confirmSandboxSetupMutation($input: ConfirmSandboxSetupInput!) {
        confirmSandboxSetup(input: $input) {
          status
          paymentMethodId
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}
