import { graphql, type IEnvironment } from 'relay-runtime';
import type { verifyBankAccountMutation } from '../../../__generated__/verifyBankAccountMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';
import type { BillingError } from '../BillingError.ts';

/** Lets the bank of the sandbox answer about an account that waits to be verified. */
export async function verifyBankAccount(
  environment: IEnvironment,
  ownerId: string,
  isVerified: boolean,
): Promise<readonly BillingError[]> {
  const { verifySandboxBankAccount: payload } = await commit<verifyBankAccountMutation>(environment, {
    mutation: graphql`
      mutation verifyBankAccountMutation($input: VerifySandboxBankAccountInput!) {
        verifySandboxBankAccount(input: $input) {
          location {
            ...LocationBilling_location
            ...LocationCard_location
          }
          organization {
            ...OrganizationBilling_organization
          }
          errors {
            code
            message
            path
          }
        }
      }
    `,
    variables: { input: { ownerId, isVerified } },
  });
  return payload.errors;
}
