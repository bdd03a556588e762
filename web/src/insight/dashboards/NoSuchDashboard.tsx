import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { readDashboardSearch } from './dashboardSearch.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

/** The page of an address that names no dashboard, with links to those that exist. */
export function NoSuchDashboard({ locationId }: { locationId: number }) {
  return (
    <>
      <title>Report not found · Brigade</title>
      <DashboardTabs locationId={locationId} current={null} choice={readDashboardSearch({})} />
      <EmptyState headingLevel={1} illustration={<NotFound />} title="This report does not exist">
        Choose one of the reports above.
      </EmptyState>
    </>
  );
}
