import type { DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AvailableDashboard_location$key } from '../../__generated__/AvailableDashboard_location.graphql.ts';
import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { isFault } from '../../platform/relay/Fault.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { DashboardFilters } from './DashboardFilters.tsx';
import { DashboardReport } from './DashboardReport.tsx';
import type { DashboardChoice } from './dashboardSearch.ts';

interface Props {
  location: AvailableDashboard_location$key;
  locationId: number;
  name: DashboardName;
  choice: DashboardChoice;
  isBusy: boolean;
  onChosen: (choice: DashboardChoice) => void;
}

/** A dashboard, or a note where the viewer may not see it or the server has none. */
export function AvailableDashboard({ location, locationId, name, choice, isBusy, onChosen }: Props) {
  const data = useFragment(
    graphql`
      fragment AvailableDashboard_location on Location @throwOnFieldError {
        dashboard(name: $name, from: $from, to: $to, compare: $compare, skillDatabaseId: $position) @catch {
          ...DashboardFilters_dashboard
          ...DashboardReport_dashboard
        }
      }
    `,
    location,
  );
  const found = allowed(data.dashboard);
  if (found === 'forbidden') {
    return (
      <EmptyState illustration={<NoPermission />} title="You cannot see reports here">
        Reports are for roles that see wages and costs. Ask an admin of the location for one.
      </EmptyState>
    );
  }
  if (found === null) {
    return (
      <EmptyState illustration={<NoResults />} title="Reports are not available here">
        This server does not have reports.
      </EmptyState>
    );
  }
  return (
    <>
      <DashboardFilters dashboard={found} choice={choice} onChosen={onChosen} />
      <DashboardReport {...{ name, locationId, isBusy }} dashboard={found} />
    </>
  );
}

function allowed<T>(caught: Caught<T>): NonNullable<T> | 'forbidden' | null {
  try {
    return valueOrNull(caught) ?? null;
  } catch (error) {
    if (isFault(error, 'FORBIDDEN')) return 'forbidden';
    throw error;
  }
}
