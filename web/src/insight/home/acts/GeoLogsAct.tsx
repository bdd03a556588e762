import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { GeoLogsActQuery } from '../../../__generated__/GeoLogsActQuery.graphql.ts';
import geoLogsActQuery from '../../../__generated__/GeoLogsActQuery$parameters.ts';
import { GeoLogRow } from '../../../day/geoLogs/GeoLogRow.tsx';
import { Fault } from '../../../platform/relay/Fault.ts';
import { ActQuery } from './ActQuery.tsx';
import styles from './acts.module.css';
import { MovingRows } from '../../../ui/motion/MovingRows.tsx';

interface Props {
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** Reviews flagged geo logs. A log that was closed stays in its row, where it can be reopened. */
export function GeoLogsAct({ locationId, zone }: Props) {
  return (
    <ActQuery<GeoLogsActQuery> parameters={geoLogsActQuery} variables={{ locationId }}>
      {(queryRef) => <LoadedGeoLogs queryRef={queryRef} locationId={locationId} zone={zone} />}
    </ActQuery>
  );
}

function LoadedGeoLogs({
  queryRef,
  locationId,
  zone,
}: Props & { queryRef: PreloadedQuery<GeoLogsActQuery> }) {
  const { location } = usePreloadedQuery<GeoLogsActQuery>(
    graphql`
      query GeoLogsActQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) {
          geoLogs(first: 3, isFlagged: true) {
            edges {
              node {
                id
                ...GeoLogRow_log
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  if (!location?.geoLogs) throw new Fault('UNKNOWN', 'The location checks could not be loaded.');
  const { edges } = location.geoLogs;
  if (edges.length === 0) return <p className={styles.note}>No flagged location checks.</p>;
  return (
    <MovingRows className={styles.rows} aria-label="Flagged location checks">
      {edges.map(({ node }) => (
        <GeoLogRow key={node.id} log={node} locationId={locationId} zone={zone} />
      ))}
    </MovingRows>
  );
}
