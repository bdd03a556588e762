import { graphql, type IEnvironment } from 'relay-runtime';
import type { deleteSavedFilterMutation } from '../../__generated__/deleteSavedFilterMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** Deletes a saved filter of the viewer. Resolves to the errors of the mutation. */
export async function deleteSavedFilter(
  environment: IEnvironment,
  savedFilterId: string,
): Promise<readonly { readonly message: string }[]> {
  const { deleteSavedFilter: payload } = await commit<deleteSavedFilterMutation>(environment, {
    mutation: graphql`
      mutation deleteSavedFilterMutation($input: DeleteSavedFilterInput!) {
        deleteSavedFilter(input: $input) {
          location {
            ...SavedFilters_location
          }
          errors {
            message
          }
        }
      }
    `,
    variables: { input: { savedFilterId } },
  });
  return payload.errors;
}
