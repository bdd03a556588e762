import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  UpdateLocationInput,
  updateLocationMutation,
} from '../../../__generated__/updateLocationMutation.graphql.ts';
import { commit } from '../../../platform/relay/commit.ts';

/** A server error, with its path in the input. */
interface LocationError {
  readonly message: string;
  readonly path: readonly string[];
}

/** Changes details and settings of a location, wherever they are shown. */
export async function updateLocation(
  environment: IEnvironment,
  input: UpdateLocationInput,
): Promise<readonly LocationError[]> {
  const { updateLocation: payload } = await commit<updateLocationMutation>(environment, {
    mutation: graphql`
      mutation updateLocationMutation($input: UpdateLocationInput!) {
        updateLocation(input: $input) {
          errors {
            message
            path
          }
          location {
            ...LocationSettingsShell_location
            ...LocationCard_location
            ...LocationSections_location
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors;
}
