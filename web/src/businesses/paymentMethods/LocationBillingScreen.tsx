import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationBillingScreenQuery } from '../../__generated__/LocationBillingScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import type { BillingView } from './BillingView.ts';
import { LocationBilling } from './LocationBilling.tsx';

interface Props extends Omit<BillingView, 'takesTestCards'> {
  query: ScreenQuery<LocationBillingScreenQuery>;
}

/** How a location pays for its shifts. */
export function LocationBillingScreen({ query, ...view }: Props) {
  const data = usePreloadedQuery<LocationBillingScreenQuery>(
    graphql`
      query LocationBillingScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...LocationBilling_location
        }
        sandbox {
          takesTestCards
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  // The location frame shows that it was not found.
  if (!location) return null;
  return (
    <>
      <title>{`Billing of ${location.name} · Brigade`}</title>
      <LocationBilling {...view} location={location} takesTestCards={data.sandbox?.takesTestCards ?? false} />
    </>
  );
}
