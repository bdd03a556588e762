import { graphql, type IEnvironment } from 'relay-runtime';
import type { escalateDisputeMutation } from '../../__generated__/escalateDisputeMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Leaves the decision of a dispute to the platform. Resolves to the errors of the mutation. */
export async function escalateDispute(
  environment: IEnvironment,
  input: escalateDisputeMutation['variables']['input'],
) {
  const { escalateDispute: payload } = await commit<escalateDisputeMutation>(environment, {
    mutation: graphql`
      mutation escalateDisputeMutation($input: EscalateDisputeInput!) {
        escalateDispute(input: $input) {
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
