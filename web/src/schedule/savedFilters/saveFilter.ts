import { graphql, type IEnvironment } from 'relay-runtime';
import type { saveFilterMutation } from '../../__generated__/saveFilterMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

interface NewFilter {
  /** The global ID of the location. */
  readonly locationId: string;
  readonly name: string;
  /** The query string of the list. */
  readonly search: string;
}

/** Saves the filters of the list under a name. Resolves to the errors of the mutation. */
export async function saveFilter(
  environment: IEnvironment,
  input: NewFilter,
): Promise<readonly { readonly message: string; readonly path: readonly string[] }[]> {
  const { saveFilter: payload } = await commit<saveFilterMutation>(environment, {
    mutation: graphql`
      mutation saveFilterMutation($input: SaveFilterInput!) {
        saveFilter(input: $input) {
          location {
            ...SavedFilters_location
          }
          errors {
            message
            path
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
