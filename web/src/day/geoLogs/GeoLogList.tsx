import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GeoLogList_location$key } from '../../__generated__/GeoLogList_location.graphql.ts';
import type { GeoLogListPaginationQuery } from '../../__generated__/GeoLogListPaginationQuery.graphql.ts';
import type { GeoLogsScreenQuery } from '../../__generated__/GeoLogsScreenQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './GeoLogList.module.css';
import { GeoLogRow } from './GeoLogRow.tsx';
import type { GeoLogsChoice } from './geoLogsSearch.ts';

interface Props {
  location: GeoLogList_location$key;
  locationId: number;
  list: ScreenQuery<GeoLogsScreenQuery>;
  choice: GeoLogsChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The geo logs of a location, flagged ones first. */
export function GeoLogList({ location, locationId, list, choice, isBusy }: Props) {
  const { data, ...pages } = usePages<GeoLogListPaginationQuery, GeoLogList_location$key>(
    graphql`
      fragment GeoLogList_location on Location
      @refetchable(queryName: "GeoLogListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone @catch(to: NULL)
        geoLogs(first: $count, after: $cursor, search: $search, isFlagged: $isFlagged)
          @connection(key: "GeoLogList_geoLogs") {
          edges {
            node {
              id
              isFlagged
              ...GeoLogRow_log
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.geoLogs) throw new Fault('UNKNOWN', 'The geo logs of this location could not be loaded.');
  const { edges } = data.geoLogs;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, pages);
  // A log that was closed since the list was loaded no longer waits.
  const logs = choice.show === 'flagged' ? rows.filter(({ isFlagged }) => isFlagged) : rows;
  if (logs.length === 0 && !pages.hasNext) return <NoGeoLogs choice={choice} />;

  return (
    <>
      <Card padding="none">
        <ul className={styles.rows} aria-label="Geo logs" aria-busy={isBusy || undefined}>
          {logs.map((log) => (
            <GeoLogRow key={log.id} log={log} locationId={locationId} zone={data.timeZone ?? null} />
          ))}
        </ul>
      </Card>
      <NextPage label="Load more geo logs" pages={pages} />
    </>
  );
}

function NoGeoLogs({ choice: { show, search } }: { choice: GeoLogsChoice }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No geo logs for “${search}”`}>
        Check the spelling, or search for a part of the name.
      </EmptyState>
    );
  }
  return show === 'flagged' ? (
    <EmptyState illustration={<NoGigs />} title="Nothing to review">
      Logs are flagged when a pro punches outside the fence, with an imprecise position, or leaves for over 15
      minutes.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoGigs />} title="No geo logs yet">
      They appear when pros clock in with their phones.
    </EmptyState>
  );
}
