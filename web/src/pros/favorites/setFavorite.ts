import { graphql, type IEnvironment, type RecordSourceProxy } from 'relay-runtime';
import type { setFavoriteAddMutation } from '../../__generated__/setFavoriteAddMutation.graphql.ts';
import type { setFavoriteRemoveMutation } from '../../__generated__/setFavoriteRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The ids of a pro's and a location's nodes. */
interface ProAndLocation {
  readonly proId: string;
  readonly locationId: string;
}

/**
 * Adds a pro to the favorites of a location, or removes the pro. Resolves to the server's refusal, null if there is
 * none.
 *
 * @param proAtLocationId the node to update optimistically, if it is in the store
 * @throws Fault
 */
export async function setFavorite(
  environment: IEnvironment,
  input: ProAndLocation,
  isFavorite: boolean,
  proAtLocationId?: string,
): Promise<string | null> {
  const optimisticUpdater = (store: RecordSourceProxy) => {
    if (proAtLocationId !== undefined) store.get(proAtLocationId)?.setValue(isFavorite, 'isFavorite');
  };
  const payload = await (isFavorite ? add : remove)(environment, input, optimisticUpdater);
  return payload.errors[0]?.message ?? null;
}

type Updater = (store: RecordSourceProxy) => void;

async function add(environment: IEnvironment, input: ProAndLocation, optimisticUpdater: Updater) {
  const { favoritePro } = await commit<setFavoriteAddMutation>(environment, {
    mutation: graphql`
      mutation setFavoriteAddMutation($input: FavoriteProInput!) {
        favoritePro(input: $input) {
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
    optimisticUpdater,
  });
  return favoritePro;
}

async function remove(environment: IEnvironment, input: ProAndLocation, optimisticUpdater: Updater) {
  const { unfavoritePro } = await commit<setFavoriteRemoveMutation>(environment, {
    mutation: graphql`
      mutation setFavoriteRemoveMutation($input: UnfavoriteProInput!) {
        unfavoritePro(input: $input) {
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
    optimisticUpdater,
  });
  return unfavoritePro;
}
