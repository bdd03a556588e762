import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteGigMutation } from '../../__generated__/deleteGigMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Removes a gig that no pro has had to do with; gives what stands against it. */
export async function deleteGig(
  environment: IEnvironment,
  gigId: string,
): Promise<readonly { readonly message: string }[]> {
  const { deleteGig: payload } = await commit<deleteGigMutation>(environment, {
    mutation: graphql`
      mutation deleteGigMutation($input: DeleteGigInput!) {
        deleteGig(input: $input) {
          errors {
            message
          }
          deletedGigId
        }
      }
    `,
    variables: { input: { gigId } },
    updater: (store, answer) => {
      if (answer?.deleteGig.deletedGigId) store.get(gigId)?.invalidateRecord();
    },
  });
  return payload.errors;
}
