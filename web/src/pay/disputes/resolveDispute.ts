import { graphql, type IEnvironment } from 'relay-runtime';
import type { resolveDisputeMutation } from '../../__generated__/resolveDisputeMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Decides a dispute for the platform. Resolves to the errors of the mutation. */
export async function resolveDispute(
  environment: IEnvironment,
  input: resolveDisputeMutation['variables']['input'],
) {
  const { resolveDispute: payload } = await commit<resolveDisputeMutation>(environment, {
    mutation: graphql`
      mutation resolveDisputeMutation($input: ResolveDisputeInput!) {
        resolveDispute(input: $input) {
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
    // It leaves the lists of what waits.
    updater: (store) => store.invalidateStore(),
  });
  return payload.errors;
}
