import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { readDashboardSearch } from './dashboardSearch.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

/** The page of an address that names no dashboard, with links to those that exist. */
export function NoSuchDashboard({ place, headingLevel = 1 }: { place: string; headingLevel?: 1 | 2 }) {
  return (
    <>
      <title>Report not found · Brigade</title>
      <DashboardTabs place={place} current={null} choice={readDashboardSearch({})} />
      <EmptyState headingLevel={headingLevel} illustration={<NotFound />} title="This report does not exist">
        Choose one of the reports above.
      </EmptyState>
    </>
  );
}
