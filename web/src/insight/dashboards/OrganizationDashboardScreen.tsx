import {
  type DashboardName,
  dashboardLabel,
  dashboardQuestion,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationDashboardScreenQuery } from '../../__generated__/OrganizationDashboardScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import styles from './dashboards.module.css';
import type { DashboardChoice } from './dashboardSearch.ts';
import { DashboardTabs } from './DashboardTabs.tsx';
import { OrganizationDashboard } from './OrganizationDashboard.tsx';

interface Props {
  query: ScreenQuery<OrganizationDashboardScreenQuery>;
  organizationId: number;
  name: DashboardName;
  choice: DashboardChoice;
  onChosen: (choice: DashboardChoice) => void;
}

/** A question about all locations of an organization, below its name and tabs. */
export function OrganizationDashboardScreen({ query, organizationId, name, choice, onChosen }: Props) {
  // Keeps showing the previous figures while the next ones load.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<OrganizationDashboardScreenQuery>(
    graphql`
      query OrganizationDashboardScreenQuery(
        $organizationId: DatabaseId!
        $name: DashboardName!
        $from: Date
        $to: Date
        $compare: DashboardCompare!
        $position: DatabaseId
      ) @preloadable @throwOnFieldError {
        organization(databaseId: $organizationId) @catch {
          name
          ...OrganizationDashboard_organization
        }
      }
    `,
    useHeldQuery(shown),
  );
  const organization = valueOrNull(data.organization);
  // The frame around says that there is no such organization.
  if (!organization) return null;
  const place = `/organizations/${organizationId}`;

  return (
    <>
      <title>{`${dashboardLabel(name)} · ${organization.name} · Brigade`}</title>
      <h2 className={styles.question}>{dashboardQuestion(name)}</h2>
      <DashboardTabs place={place} current={name} choice={choice} />
      <OrganizationDashboard {...{ organization, place, name, choice, onChosen }} isBusy={shown !== query} />
    </>
  );
}
