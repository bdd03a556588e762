import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GeoLogsScreenQuery } from '../../__generated__/GeoLogsScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { Term } from '../../platform/glossary/Term.tsx';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { GeoLogList } from './GeoLogList.tsx';
import styles from './GeoLogList.module.css';
import { type GeoLogsChoice, geoLogsHref } from './geoLogsSearch.ts';

const tabs = [
  ['all', 'All'],
  ['flagged', 'To review'],
] as const;

interface Props {
  list: ScreenQuery<GeoLogsScreenQuery>;
  locationId: number;
  choice: GeoLogsChoice;
  onChosen: (choice: GeoLogsChoice) => void;
}

/** The geofence audit of a location: where pros clocked in and out, and what needs a review. */
export function GeoLogsScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<GeoLogsScreenQuery>(
    graphql`
      query GeoLogsScreenQuery($locationId: DatabaseId!, $search: String, $isFlagged: Boolean)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          viewerCanReviewGeoLogs @catch(to: NULL)
          viewerCannotReviewGeoLogsReason @catch(to: NULL)
          ...GeoLogList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const canReview = location?.viewerCanReviewGeoLogs === true;
  useLocationLive(canReview ? location : null, refresh);
  if (!location) return <LocationUnavailable />;
  const hrefOf = (show: GeoLogsChoice['show']) => geoLogsHref(locationId, { ...choice, show });

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Shifts', href: `/locations/${locationId}` }, { label: 'Geofence audit' }]}
        title={
          <>
            <Term id="geofence">Geofence</Term> audit
          </>
        }
        subtitle={location.name}
      >
        <title>{`Geofence audit · ${location.name} · Brigade`}</title>
        {canReview ? (
          <TabLinks
            label="Geo logs"
            currentId={choice.show}
            tabs={tabs.map(([id, label]) => ({ id, label, href: hrefOf(id) }))}
          />
        ) : null}
      </PageHeader>
      {canReview ? (
        <>
          <div className={styles.search}>
            <SearchField
              label="Find logs by pro"
              placeholder="Find logs by pro"
              delay={250}
              value={choice.search}
              onChange={(search) => onChosen({ ...choice, search })}
            />
          </div>
          <GeoLogList
            location={location}
            locationId={locationId}
            list={rows}
            choice={choice}
            isBusy={shown !== list}
          />
        </>
      ) : (
        <EmptyState illustration={<NoPermission />} title="You cannot see geo logs here">
          {location.viewerCannotReviewGeoLogsReason}
        </EmptyState>
      )}
    </>
  );
}
