import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  AddLocationInput,
  addLocationMutation,
} from '../../../__generated__/addLocationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** The database id of the new location, or the errors. */
interface AddedLocation {
  readonly databaseId: number | null;
  readonly errors: readonly { readonly message: string; readonly path: readonly string[] }[];
}

/** Adds a location, which then waits for approval. */
export async function addLocation(
  environment: IEnvironment,
  input: AddLocationInput,
): Promise<AddedLocation> {
  const { addLocation: payload } = await commit<addLocationMutation>(environment, {
    mutation: graphql`
      mutation addLocationMutation($input: AddLocationInput!) {
        addLocation(input: $input) {
          errors {
            message
            path
          }
          location {
            databaseId
          }
        }
      }
    `,
    variables: { input },
  });
  return { databaseId: payload.location?.databaseId ?? null, errors: payload.errors };
}
