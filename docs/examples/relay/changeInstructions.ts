import { randomUUID } from 'node:crypto';
import { commitMutation, type Environment, graphql } from 'relay-runtime';
import type {
  changeInstructionsMutation,
  UpdateGigInput,
} from './__generated__/changeInstructionsMutation.graphql.ts';

type Refusals = NonNullable<changeInstructionsMutation['response']['updateGig']>['errors'];

/** Changes a gig, once, however often the request is sent. Refusals are data: with a code, a message and a path. */
export function changeInstructions(environment: Environment, input: UpdateGigInput): Promise<Refusals> {
  return new Promise((resolve, reject) =>
    commitMutation<changeInstructionsMutation>(environment, {
      mutation: graphql`
        mutation changeInstructionsMutation($input: UpdateGigInput!) {
          updateGig(input: $input) {
            errors {
              code
              message
              path
            }
          }
        }
      `,
      variables: { input },
      cacheConfig: { metadata: { idempotencyKey: randomUUID() } },
      onCompleted: ({ updateGig }) => resolve(updateGig?.errors ?? []),
      onError: reject,
    }),
  );
}
