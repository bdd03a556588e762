import { graphql, type IEnvironment } from 'relay-runtime';
import type { withdrawOfferMutation } from '../../__generated__/withdrawOfferMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/**
 * Takes back an offer that waits for an answer.
 *
 * @param offerId of the node
 * @returns why it could not be; null when it was
 * @throws Fault
 */
export async function withdrawOffer(environment: IEnvironment, offerId: string): Promise<string | null> {
  const { withdrawOffer: payload } = await commit<withdrawOfferMutation>(environment, {
    mutation: graphql`
      mutation withdrawOfferMutation($input: WithdrawOfferInput!) {
        withdrawOffer(input: $input) {
          errors {
            message
          }
          offer {
            ...GigOffer_offer
          }
        }
      }
    `,
    variables: { input: { offerId } },
  });
  return payload.errors[0]?.message ?? null;
}
