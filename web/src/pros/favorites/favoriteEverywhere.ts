import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { favoriteEverywhereAddMutation } from '../../__generated__/favoriteEverywhereAddMutation.graphql.ts';
import type { favoriteEverywhereQuery } from '../../__generated__/favoriteEverywhereQuery.graphql.ts';
import type { favoriteEverywhereRemoveMutation } from '../../__generated__/favoriteEverywhereRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { outdateResponses } from '../../platform/relay/screenQuery.ts';

/** The ids of a pro's and the current location's nodes. */
interface ProAndLocation {
  readonly proId: string;
  readonly locationId: string;
}

/** The most locations that one mutation accepts. */
const atOnce = 20;

/**
 * Adds a pro to the favorites of all the viewer's locations. Resolves to the server's refusal, null if there is
 * none.
 *
 * @throws Fault
 */
export async function favoriteEverywhere(
  environment: IEnvironment,
  { proId, locationId }: ProAndLocation,
): Promise<string | null> {
  const found = await fetchQuery<favoriteEverywhereQuery>(
    environment,
    graphql`
      query favoriteEverywhereQuery {
        viewer {
          activeLocations {
            id
          }
        }
      }
    `,
    {},
  ).toPromise();
  const others = (found?.viewer?.activeLocations ?? []).map(({ id }) => id).filter((id) => id !== locationId);
  const locationIds = [locationId, ...others];
  for (let from = 0; from < locationIds.length; from += atOnce) {
    const { favoriteProAtLocations: payload } = await commit<favoriteEverywhereAddMutation>(environment, {
      mutation: graphql`
        mutation favoriteEverywhereAddMutation($input: FavoriteProAtLocationsInput!) {
          favoriteProAtLocations(input: $input) {
            errors {
              message
            }
            prosAtLocations {
              ...FavoriteToggle_atLocation
            }
          }
        }
      `,
      variables: { input: { proId, locationIds: locationIds.slice(from, from + atOnce) } },
    });
    const [error] = payload.errors;
    if (error) return error.message;
  }
  return null;
}

/**
 * Removes a pro from the favorites of all the viewer's locations. Resolves to the server's refusal, null if there is
 * none.
 *
 * @throws Fault
 */
export async function unfavoriteEverywhere(
  environment: IEnvironment,
  input: ProAndLocation,
): Promise<string | null> {
  const { unfavoriteProEverywhere: payload } = await commit<favoriteEverywhereRemoveMutation>(environment, {
    mutation: graphql`
      mutation favoriteEverywhereRemoveMutation($input: UnfavoriteProEverywhereInput!) {
        unfavoriteProEverywhere(input: $input) {
          errors {
            message
          }
          proAtLocation {
            ...FavoriteToggle_atLocation
          }
        }
      }
    `,
    variables: { input },
  });
  const [error] = payload.errors;
  if (error) return error.message;
  // The payload has one location only. Screens of the other locations refetch when they open.
  outdateResponses();
  return null;
}
