import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationDashboard_location$key } from '../../__generated__/LocationDashboard_location.graphql.ts';
import { AvailableDashboard, type ChosenDashboard } from './AvailableDashboard.tsx';

interface Props extends ChosenDashboard {
  location: LocationDashboard_location$key;
}

/** A dashboard of a location, if it is available. */
export function LocationDashboard({ location, ...chosen }: Props) {
  const { dashboard } = useFragment(
    graphql`
      fragment LocationDashboard_location on Location @throwOnFieldError {
        dashboard(name: $name, from: $from, to: $to, compare: $compare, skillDatabaseId: $position) @catch {
          ...AvailableDashboard_dashboard
        }
      }
    `,
    location,
  );
  return <AvailableDashboard {...chosen} dashboard={dashboard} />;
}
