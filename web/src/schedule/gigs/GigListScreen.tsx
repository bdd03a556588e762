import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigListScreenQuery } from '../../__generated__/GigListScreenQuery.graphql.ts';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { useLocationLive } from './useLocationLive.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { SavedFilters } from '../savedFilters/SavedFilters.tsx';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { GigFilters } from './GigFilters.tsx';
import { GigList } from './GigList.tsx';
import { GigListHeader } from './GigListHeader.tsx';
import { writeGigListSearch, type GigListChoice } from './gigListSearch.ts';

interface Props {
  list: ScreenQuery<GigListScreenQuery>;
  locationId: number;
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
  /** Whether the page shows only past gigs. */
  isPastOnly?: boolean;
}

export function GigListScreen({ list, locationId, choice, onChosen, isPastOnly = false }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<GigListScreenQuery>(
    graphql`
      query GigListScreenQuery($locationId: DatabaseId!, $filter: GigFilter!, $orderBy: GigOrder!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          ...GigListHeader_location
          ...GigList_location
          ...GigList_access
          ...SavedFilters_location
        }
        ...GigFilters_query
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const live = useLocationLive(isPastOnly ? null : (location ?? null), refresh);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <GigListHeader
        location={location}
        locationId={locationId}
        choice={choice}
        list={shown.queryRef.variables}
        isPastOnly={isPastOnly}
        live={live}
      />
      <GigFilters query={data} choice={choice} onChosen={onChosen}>
        <SavedFilters
          location={location}
          locationId={locationId}
          search={stringifySearch({ ...writeGigListSearch(choice) })}
        />
      </GigFilters>
      <GigList
        // Another period resets the selection.
        key={choice.period}
        location={location}
        access={location}
        locationId={locationId}
        list={rows}
        choice={choice}
        isBusy={shown !== list}
        onChosen={onChosen}
      />
    </>
  );
}
