import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { MoveLocationScreenQuery } from '../../__generated__/MoveLocationScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import styles from './MoveLocationScreen.module.css';
import { MoveEffects } from './MoveEffects.tsx';
import type { MoveSearch } from './moveSearch.ts';
import { MoveTargets } from './MoveTargets.tsx';

interface Props {
  query: ScreenQuery<MoveLocationScreenQuery>;
  choice: MoveSearch;
  onChosen: (choice: MoveSearch) => void;
  /** The location belongs to the other organization now. */
  onMoved: () => void;
}

/** Moves a location to another organization: which one, what that changes, and only then the move itself. */
export function MoveLocationScreen({ query, choice, onChosen, onMoved }: Props) {
  // Shows the previous choice's effects until the next ones have loaded.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<MoveLocationScreenQuery>(
    graphql`
      query MoveLocationScreenQuery(
        $locationId: DatabaseId!
        $search: String
        $organizationId: ID!
        $isChosen: Boolean!
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanMove @catch(to: NULL)
          viewerCannotMoveReason @catch(to: NULL)
          ...MoveTargets_location
          ...MoveEffects_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  // The location frame shows that it was not found.
  if (!location) return null;

  return (
    <div className={styles.sections} aria-busy={shown !== query || undefined}>
      <title>{`Move · ${location.name} · Brigade`}</title>
      {location.viewerCanMove === true ? (
        <>
          <MoveTargets location={location} choice={choice} onChosen={onChosen} />
          {shown.queryRef.variables.isChosen ? (
            <MoveEffects
              location={location}
              organizationId={shown.queryRef.variables.organizationId}
              onMoved={onMoved}
            />
          ) : null}
        </>
      ) : (
        <EmptyState illustration={<NoPermission />} title="You cannot move this location">
          {location.viewerCannotMoveReason ?? 'Your role does not allow it.'}
        </EmptyState>
      )}
    </div>
  );
}
