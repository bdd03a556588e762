import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ProSearchScreenQuery } from '../../__generated__/ProSearchScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ProFilters } from './ProFilters.tsx';
import { ProList } from './ProList.tsx';
import type { ProSearchChoice } from './proSearch.ts';

interface Props {
  list: ScreenQuery<ProSearchScreenQuery>;
  locationId: number;
  choice: ProSearchChoice;
  onChosen: (choice: ProSearchChoice) => void;
  /** Gets what is made of those who are picked by then (UUIDs). */
  onPicked: (change: (picked: readonly string[]) => readonly string[]) => void;
  /** Opens the profile of another pro (UUID); null closes it. */
  onOpened: (uuid: string | null) => void;
}

/** The pros that a location can work with, to search, to look at and to compare. */
export function ProSearchScreen({ list, locationId, choice, onChosen, onPicked, onOpened }: Props) {
  // While a changed filter loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<ProSearchScreenQuery>(
    graphql`
      query ProSearchScreenQuery($locationId: DatabaseId!, $filter: ProFilter!, $orderBy: ProOrder!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          marketName @catch(to: NULL)
          viewerCanPostGigs @catch(to: NULL)
          ...ProList_location
        }
        ...ProFilters_query
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <title>{`Pros · ${location.name} · Brigade`}</title>
      <ProFilters
        query={data}
        marketName={location.marketName}
        locationId={locationId}
        choice={choice}
        onChosen={onChosen}
      />
      <ProList
        location={location}
        locationId={locationId}
        choice={choice}
        isBusy={shown !== list}
        canOffer={location.viewerCanPostGigs !== false}
        onChosen={onChosen}
        onPicked={onPicked}
        onOpened={onOpened}
      />
    </>
  );
}
