import { graphql, type IEnvironment } from 'relay-runtime';
import type { acceptDisputeMutation } from '../../__generated__/acceptDisputeMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Grants the claim of a dispute. Resolves to the errors of the mutation. */
export async function acceptDispute(environment: IEnvironment, disputeId: string) {
  const { acceptDispute: payload } = await commit<acceptDisputeMutation>(environment, {
    mutation: graphql`
      mutation acceptDisputeMutation($input: AcceptDisputeInput!) {
        acceptDispute(input: $input) {
          errors {
            message
          }
          dispute {
            ...DisputeDetails_dispute
          }
        }
      }
    `,
    variables: { input: { disputeId } },
  });
  return payload.errors;
}
