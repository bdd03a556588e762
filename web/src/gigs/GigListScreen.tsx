import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigListScreenQuery } from '../__generated__/GigListScreenQuery.graphql.ts';
import { LocationUnavailable } from '../locations/LocationUnavailable.tsx';
import { valueOrNull } from '../relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../relay/screenQuery.ts';
import { GigFilters } from './GigFilters.tsx';
import { GigList } from './GigList.tsx';
import { GigListHeader } from './GigListHeader.tsx';
import type { GigListChoice } from './gigListSearch.ts';

interface Props {
  list: ScreenQuery<GigListScreenQuery>;
  locationId: number;
  choice: GigListChoice;
  onChosen: (choice: GigListChoice) => void;
}

/** The gigs of a location. */
export function GigListScreen({ list, locationId, choice, onChosen }: Props) {
  // While a changed choice is on its way, the rows of the former stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<GigListScreenQuery>(
    graphql`
      query GigListScreenQuery($locationId: Int!, $filter: GigFilter!, $orderBy: GigOrder!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...GigListHeader_location
          ...GigList_location
        }
        ...GigFilters_query
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <GigListHeader location={location} locationId={locationId} choice={choice} />
      <GigFilters query={data} choice={choice} onChosen={onChosen} />
      <GigList
        location={location}
        locationId={locationId}
        list={shown}
        choice={choice}
        isBusy={shown !== list}
        onChosen={onChosen}
      />
    </>
  );
}
