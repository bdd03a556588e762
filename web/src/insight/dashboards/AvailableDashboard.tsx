import type { DashboardName } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AvailableDashboard_dashboard$key } from '../../__generated__/AvailableDashboard_dashboard.graphql.ts';
import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { isFault } from '../../platform/relay/Fault.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import styles from './AvailableDashboard.module.css';
import { DashboardFilters } from './DashboardFilters.tsx';
import { DashboardReport } from './DashboardReport.tsx';
import type { DashboardChoice } from './dashboardSearch.ts';

/** What is chosen of the dashboards of a place. */
export interface ChosenDashboard {
  /** The address of what the dashboard is about, like `/locations/1`. */
  place: string;
  name: DashboardName;
  choice: DashboardChoice;
  isBusy: boolean;
  onChosen: (choice: DashboardChoice) => void;
}

interface Props extends ChosenDashboard {
  dashboard: Caught<AvailableDashboard_dashboard$key | null | undefined>;
}

/** A dashboard, or a note where the viewer may not see it or the server has none. */
export function AvailableDashboard({ dashboard, ...chosen }: Props) {
  const found = allowed(dashboard);
  if (found === 'forbidden') {
    return (
      <EmptyState illustration={<NoPermission />} title="You cannot see reports here">
        Reports are for roles that see wages and costs. Ask an admin for one.
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
  return <FoundDashboard {...chosen} found={found} />;
}

function FoundDashboard({
  found,
  place,
  name,
  choice,
  isBusy,
  onChosen,
}: ChosenDashboard & { found: AvailableDashboard_dashboard$key }) {
  const dashboard = useFragment(
    graphql`
      fragment AvailableDashboard_dashboard on Dashboard {
        ...DashboardFilters_dashboard
        ...DashboardReport_dashboard
      }
    `,
    found,
  );
  return (
    <>
      <DashboardFilters dashboard={dashboard} choice={choice} onChosen={onChosen} />
      {choice.daysProblem === null ? null : (
        <div className={styles.alert}>
          <InlineAlert tone="warning" title="These days cannot be shown">
            {choice.daysProblem} The last four weeks are shown instead.
          </InlineAlert>
        </div>
      )}
      <DashboardReport {...{ name, place, choice, isBusy }} dashboard={dashboard} />
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
