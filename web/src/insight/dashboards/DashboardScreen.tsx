import {
  type DashboardName,
  dashboardLabel,
  dashboardQuestion,
} from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { AvailableDashboard } from './AvailableDashboard.tsx';
import type { DashboardChoice } from './dashboardSearch.ts';
import { DashboardTabs } from './DashboardTabs.tsx';

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
        $locationId: Int!
        $name: DashboardName!
        $from: Date
        $to: Date
        $compare: DashboardCompare!
        $position: Int
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...AvailableDashboard_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <PageHeader title={dashboardQuestion(name)} subtitle={location.name}>
        <title>{`${dashboardLabel(name)} · ${location.name} · Brigade`}</title>
        <DashboardTabs locationId={locationId} current={name} choice={choice} />
      </PageHeader>
      <AvailableDashboard {...{ location, locationId, name, choice, onChosen }} isBusy={shown !== query} />
    </>
  );
}
