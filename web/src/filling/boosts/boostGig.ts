import { graphql, type IEnvironment } from 'relay-runtime';
import type { boostGigMutation } from '../../__generated__/boostGigMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Puts a bonus on a gig.
 *
 * @param bonusCents for each pro
 * @returns why it was refused; empty when it was done
 */
export async function boostGig(environment: IEnvironment, gigId: string, bonusCents: number) {
  const { boostGig: payload } = await commit<boostGigMutation>(environment, {
    mutation: graphql`
      mutation boostGigMutation($input: BoostGigInput!) {
        boostGig(input: $input) {
          errors {
            message
            path
          }
          gig {
            revision
            updatedAt
            ...BoostDialog_gig
            ...GigCostCard_gig
            ...FillingAdvice_gig
          }
        }
      }
    `,
    variables: { input: { gigId, bonusCents } },
  });
  return payload.errors;
}
