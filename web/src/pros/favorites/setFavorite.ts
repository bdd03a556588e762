import { graphql, type IEnvironment } from 'relay-runtime';
import type { setFavoriteAddMutation } from '../../__generated__/setFavoriteAddMutation.graphql.ts';
import type { setFavoriteRemoveMutation } from '../../__generated__/setFavoriteRemoveMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** A pro at a location; both are ids of nodes. */
interface ProAtLocation {
  readonly proId: string;
  readonly locationId: string;
}

/**
 * Keeps a pro as a favorite of a location, or no longer. The answer is shown before it comes. Resolves to the
 * server's refusal, null when there is none.
 */
export async function setFavorite(
  environment: IEnvironment,
  { proId, locationId }: ProAtLocation,
  isFavorite: boolean,
): Promise<string | null> {
  const payload = await (isFavorite ? add : remove)(environment, { proId, locationId });
  return payload.errors[0]?.message ?? null;
}

async function add(environment: IEnvironment, input: ProAtLocation) {
  const { favoritePro } = await commit<setFavoriteAddMutation>(environment, {
    mutation: graphql`
      mutation setFavoriteAddMutation($input: FavoriteProInput!) {
        favoritePro(input: $input) {
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
    optimisticUpdater: (store) => store.get(input.proId)?.setValue(true, 'isFavorite'),
  });
  return favoritePro;
}

async function remove(environment: IEnvironment, input: ProAtLocation) {
  const { unfavoritePro } = await commit<setFavoriteRemoveMutation>(environment, {
    mutation: graphql`
      mutation setFavoriteRemoveMutation($input: UnfavoriteProInput!) {
        unfavoritePro(input: $input) {
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
    optimisticUpdater: (store) => store.get(input.proId)?.setValue(false, 'isFavorite'),
  });
  return unfavoritePro;
}
