import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PayScreenQuery } from '../../__generated__/PayScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { PayFrame } from './PayFrame.tsx';
import { PayList } from './PayList.tsx';

interface Props {
  list: ScreenQuery<PayScreenQuery>;
  locationId: number;
}

/** What is due at a location by shift, to check and pay. */
export function PayScreen({ list, locationId }: Props) {
  const data = usePreloadedQuery<PayScreenQuery>(
    graphql`
      query PayScreenQuery($locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...PayFrame_location
          ...PayList_location
        }
      }
    `,
    useHeldQuery(list),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(list);
  if (!location) return <LocationUnavailable />;

  return (
    <PayFrame by="shift" location={location} locationId={locationId} onChanged={refresh}>
      {({ canBlock }) => (
        <PayList location={location} locationId={locationId} list={rows} canBlock={canBlock} />
      )}
    </PayFrame>
  );
}
