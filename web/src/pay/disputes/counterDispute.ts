import { graphql, type IEnvironment } from 'relay-runtime';
import type { counterDisputeMutation } from '../../__generated__/counterDisputeMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Offers the pro of a dispute less than the claim. Resolves to the errors of the mutation. */
export async function counterDispute(
  environment: IEnvironment,
  input: counterDisputeMutation['variables']['input'],
) {
  const { counterDispute: payload } = await commit<counterDisputeMutation>(environment, {
    mutation: graphql`
      mutation counterDisputeMutation($input: CounterDisputeInput!) {
        counterDispute(input: $input) {
          errors {
            message
            path
          }
          dispute {
            ...DisputeDetails_dispute
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
