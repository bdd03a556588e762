import { graphql, type IEnvironment } from 'relay-runtime';
import type { createReferralCodeMutation } from '../../__generated__/createReferralCodeMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Gives the viewer a referral code. Resolves to the server's refusals. */
export async function createReferralCode(environment: IEnvironment) {
  const { createReferralCode: payload } = await commit<createReferralCodeMutation>(environment, {
    mutation: graphql`
      mutation createReferralCodeMutation($input: CreateReferralCodeInput!) {
        createReferralCode(input: $input) {
          viewer {
            referralProgram {
              ...ReferralCode_program
            }
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: {} },
  });
  return payload.errors;
}
