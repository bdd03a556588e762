import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PastWorkScreenQuery } from '../../__generated__/PastWorkScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { PastWorkFilters } from './PastWorkFilters.tsx';
import { PastWorkList } from './PastWorkList.tsx';
import type { PastWorkChoice } from './pastWorkSearch.ts';

interface Props {
  list: ScreenQuery<PastWorkScreenQuery>;
  locationId: number;
  choice: PastWorkChoice;
  onChosen: (choice: PastWorkChoice) => void;
}

/** Who worked here, to find again by a question in plain words. */
export function PastWorkScreen({ list, locationId, choice, onChosen }: Props) {
  // While a changed filter loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<PastWorkScreenQuery>(
    graphql`
      query PastWorkScreenQuery($locationId: DatabaseId!, $filter: PastWorkFilter!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanPostGigs @catch(to: NULL)
          ...PastWorkList_location
        }
        viewer {
          featureFlags @catch(to: NULL)
        }
        ...PastWorkFilters_query
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  return (
    <>
      <title>{`Past work · ${location.name} · Brigade`}</title>
      <PastWorkFilters
        // What is typed belongs to one question.
        key={choice.words}
        query={data}
        // Without an answer the screen stays whole.
        hasAssistant={data.viewer?.featureFlags?.includes('JOBS_HISTORY_ASSISTANT') ?? true}
        choice={choice}
        onChosen={onChosen}
      />
      <PastWorkList
        location={location}
        locationId={locationId}
        choice={choice}
        isBusy={shown !== list}
        canOffer={location.viewerCanPostGigs !== false}
      />
    </>
  );
}
