import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PayPeopleScreenQuery } from '../../__generated__/PayPeopleScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { PayFrame } from './PayFrame.tsx';
import type { PayChoice } from './paySearch.ts';
import { PayPeople } from './PayPeople.tsx';

interface Props {
  list: ScreenQuery<PayPeopleScreenQuery>;
  locationId: number;
  choice: PayChoice;
  onChosen: (choice: PayChoice) => void;
}

/** What is due at a location by person, to check and pay. */
export function PayPeopleScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<PayPeopleScreenQuery>(
    graphql`
      query PayPeopleScreenQuery($locationId: DatabaseId!, $breaks: BreakCompliance)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...PayFrame_location
          ...PayPeople_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  if (!location) return <LocationUnavailable />;

  return (
    <PayFrame choice={choice} location={location} locationId={locationId} onChanged={refresh}>
      {({ canBlock }) => (
        <PayPeople
          location={location}
          locationId={locationId}
          list={rows}
          canBlock={canBlock}
          breaks={choice.breaks}
          onBreaksChosen={(breaks) => onChosen({ ...choice, breaks })}
        />
      )}
    </PayFrame>
  );
}
