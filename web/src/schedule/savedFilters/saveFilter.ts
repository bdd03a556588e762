import { graphql, type IEnvironment } from 'relay-runtime';
import type { saveFilterMutation } from '../../__generated__/saveFilterMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

interface NewFilter {
  /** Of the location's node. */
  readonly locationId: string;
  readonly name: string;
  /** The query of the list's address. */
  readonly search: string;
}

/** Keeps what the list is filtered by under a name. */
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
