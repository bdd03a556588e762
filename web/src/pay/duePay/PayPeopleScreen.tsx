import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PayPeopleScreenQuery } from '../../__generated__/PayPeopleScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { PayFrame } from './PayFrame.tsx';
import { PayPeople } from './PayPeople.tsx';

interface Props {
  list: ScreenQuery<PayPeopleScreenQuery>;
  locationId: number;
}

/** What is due at a location by person, to check and pay. */
export function PayPeopleScreen({ list, locationId }: Props) {
  const data = usePreloadedQuery<PayPeopleScreenQuery>(
    graphql`
      query PayPeopleScreenQuery($locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...PayFrame_location
          ...PayPeople_location
        }
      }
    `,
    useHeldQuery(list),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(list);
  if (!location) return <LocationUnavailable />;

  return (
    <PayFrame by="person" location={location} locationId={locationId} onChanged={refresh}>
      {({ canBlock }) => (
        <PayPeople location={location} locationId={locationId} list={rows} canBlock={canBlock} />
      )}
    </PayFrame>
  );
}
