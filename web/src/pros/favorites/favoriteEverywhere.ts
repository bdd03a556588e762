import { fetchQuery } from 'react-relay/hooks';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { favoriteEverywhereAddMutation } from '../../__generated__/favoriteEverywhereAddMutation.graphql.ts';
import type { favoriteEverywhereQuery } from '../../__generated__/favoriteEverywhereQuery.graphql.ts';
import type { favoriteEverywhereRemoveMutation } from '../../__generated__/favoriteEverywhereRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A pro, and the location whose view of the pro is shown; both are ids of nodes. */
interface ProAtLocation {
  readonly proId: string;
  readonly locationId: string;
}

/** So many locations can be named in one mutation. */
const atOnce = 20;

/**
 * Keeps a pro as a favorite of all locations where the viewer works. Resolves to the server's refusal, null when there
 * is none.
 *
 * @throws Fault
 */
export async function favoriteEverywhere(
  environment: IEnvironment,
  { proId, locationId }: ProAtLocation,
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
            pro {
              ...FavoriteToggle_pro
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
 * Takes a pro from the favorites of all locations where the viewer works. Resolves as above.
 *
 * @throws Fault
 */
export async function unfavoriteEverywhere(
  environment: IEnvironment,
  input: ProAtLocation,
): Promise<string | null> {
  const { unfavoriteProEverywhere: payload } = await commit<favoriteEverywhereRemoveMutation>(environment, {
    mutation: graphql`
      mutation favoriteEverywhereRemoveMutation($input: UnfavoriteProEverywhereInput!) {
        unfavoriteProEverywhere(input: $input) {
          errors {
            message
          }
          pro {
            ...FavoriteToggle_pro
          }
        }
      }
    `,
    variables: { input },
  });
  return payload.errors[0]?.message ?? null;
}
