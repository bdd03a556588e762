import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PastWorkScreenQuery } from '../../__generated__/PastWorkScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { PastWorkFilters } from './PastWorkFilters.tsx';
import { PastWorkList } from './PastWorkList.tsx';
import type { PastWorkChoice } from './pastWorkSearch.ts';

interface Props {
  list: ScreenQuery<PastWorkScreenQuery>;
  locationId: number;
  choice: PastWorkChoice;
  /** A question that was asked elsewhere and has yet to be read; null for none. */
  asked: string | null;
  onChosen: (choice: PastWorkChoice) => void;
}

/** Who worked here, to find again by a question in plain words. */
export function PastWorkScreen({ list, locationId, choice, asked, onChosen }: Props) {
  // While a changed filter loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<PastWorkScreenQuery>(
    graphql`
      query PastWorkScreenQuery($locationId: DatabaseId!, $filter: PastWorkFilter!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          timeZone
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
  const today = currentDay(displayZone(location.timeZone ?? null, browserZone()));
  return (
    <>
      <title>{`Past work · ${location.name} · Brigade`}</title>
      <PastWorkFilters
        // What is typed belongs to one question.
        key={choice.words}
        query={data}
        asked={asked}
        today={today}
        // Without an answer the screen stays whole.
        hasAssistant={data.viewer?.featureFlags?.includes('JOBS_HISTORY_ASSISTANT') ?? true}
        choice={choice}
        onChosen={onChosen}
      />
      <PastWorkList
        location={location}
        locationId={locationId}
        choice={choice}
        // Until a question is read, all work is shown.
        isBusy={shown !== list || asked !== null}
        canOffer={location.viewerCanPostGigs !== false}
      />
    </>
  );
}
