import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteGigMutation } from '../../__generated__/deleteGigMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a gig without applications. Resolves to the errors of the mutation. */
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
    updater: (store, data) => {
      if (data?.deleteGig.deletedGigId) store.get(gigId)?.invalidateRecord();
    },
  });
  return payload.errors;
}
