import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { useBulkFavorites_applications$key } from '../../__generated__/useBulkFavorites_applications.graphql.ts';
import { rosterMessage } from './rosterMessage.ts';
import { report, type useRosterWork } from './useRosterWork.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

/**
 * Adds the selected pros of a roster to the favorites of its location. Null where that is not known, where all of them
 * are favorites, or where the server shows no favorites.
 *
 * @param locationId the id of the location's node; null if unknown
 */
export function useBulkFavorites(
  applications: useBulkFavorites_applications$key,
  locationId: string | null,
  work: ReturnType<typeof useRosterWork>,
): (() => Promise<void>) | null {
  const pros = useFragment(
    graphql`
      fragment useBulkFavorites_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        pro {
          id
          displayName
        }
        proAtLocation @catch(to: NULL) {
          isFavorite @catch(to: NULL)
        }
      }
    `,
    applications,
  );
  const environment = useRelayEnvironment();
  const chosen = pros.filter(({ id }) => work.selected.includes(id));
  if (locationId === null || chosen.every(({ proAtLocation }) => proAtLocation?.isFavorite !== false))
    return null;

  return async () => {
    const ids = chosen.map(({ id }) => id);
    const proIds = chosen.map(({ pro }) => pro.id);
    work.begin(ids);
    const byPro = await import('../../pros/favorites/favoritePros.ts')
      .then(({ favoritePros }) => favoritePros(environment, { locationId, proIds }))
      .catch((error: unknown) => new Map(proIds.map((id) => [id, userMessage(error)])));
    const refused = new Map(
      chosen.flatMap(({ id, pro }) => {
        const message = byPro.get(pro.id);
        return message === undefined ? [] : [[id, message]];
      }),
    );
    work.settle(ids, refused);
    const names = chosen.map(({ pro }) => pro.displayName);
    const reported = { refused: new Set(refused.keys()), isWaiting: false };
    report(rosterMessage('favorite', names, reported));
  };
}
