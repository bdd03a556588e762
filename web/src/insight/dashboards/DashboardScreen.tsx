import {
  type DashboardName,
  dashboardLabel,
  dashboardQuestion,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { dashboardHref, type DashboardChoice } from './dashboardSearch.ts';
import { DashboardTabs } from './DashboardTabs.tsx';
import { LocationDashboard } from './LocationDashboard.tsx';

interface Props {
  query: ScreenQuery<DashboardScreenQuery>;
  locationId: number;
  name: DashboardName;
  choice: DashboardChoice;
  onChosen: (choice: DashboardChoice) => void;
}

/** A question about a location, and the figures that answer it. */
export function DashboardScreen({ query, locationId, name, choice, onChosen }: Props) {
  // Keeps showing the previous figures while the next ones load.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery(
        $locationId: DatabaseId!
        $name: DashboardName!
        $from: Date
        $to: Date
        $compare: DashboardCompare!
        $position: DatabaseId
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          organization {
            databaseId
          }
          ...LocationDashboard_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const hasOthers = useViewer().workplaces.length > 1;
  if (!location) return <LocationUnavailable />;
  const place = `/locations/${locationId}`;
  const ofOrganization = `/organizations/${location.organization.databaseId}`;

  return (
    <>
      <PageHeader
        title={dashboardQuestion(name)}
        subtitle={location.name}
        actions={
          hasOthers ? (
            <LinkButton variant="outlined" href={dashboardHref(ofOrganization, name, choice)}>
              Whole organization
            </LinkButton>
          ) : null
        }
      >
        <title>{`${dashboardLabel(name)} · ${location.name} · Brigade`}</title>
        <DashboardTabs place={place} current={name} choice={choice} />
      </PageHeader>
      <LocationDashboard {...{ location, place, name, choice, onChosen }} isBusy={shown !== query} />
    </>
  );
}
