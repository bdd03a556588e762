import { graphql, type IEnvironment } from 'relay-runtime';
import type { payProBeforeBusinessMutation } from '../../__generated__/payProBeforeBusinessMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Sends the payout of a pro before the business has paid. Resolves to the errors of the mutation. */
export async function payProBeforeBusiness(environment: IEnvironment, applicationId: string) {
  const { payProBeforeBusiness: payload } = await commit<payProBeforeBusinessMutation>(environment, {
    mutation: graphql`
      mutation payProBeforeBusinessMutation($input: PayProBeforeBusinessInput!) {
        payProBeforeBusiness(input: $input) {
          errors {
            message
          }
          gig {
            ...PayGig_gig
            ...GigStatusBadge_gig
          }
        }
      }
    `,
    variables: { input: { applicationId } },
  });
  return payload.errors;
}
