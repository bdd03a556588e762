import { coarseMeters } from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GeoLogMap_log$key } from '../../__generated__/GeoLogMap_log.graphql.ts';
import { MapCircle } from '../../platform/geo/map/MapCircle.tsx';
import { MapDrawing } from '../../platform/geo/map/MapDrawing.tsx';
import { mapView } from '../../platform/geo/map/mapView.ts';
import { fenceFrame } from './fenceFrame.ts';
import styles from './GeoLogMap.module.css';
import { placeText } from './geoLogTexts.ts';

/**
 * A small map to scale: the fence, where the phone was, and the circle in which it may have been if its position is
 * imprecise. North is at the top.
 */
export function GeoLogMap({ log }: { log: GeoLogMap_log$key }) {
  const { coordinates, distanceMeters, fence, precision } = useFragment(
    graphql`
      fragment GeoLogMap_log on GeoLog @throwOnFieldError {
        precision
        distanceMeters
        coordinates {
          longitude
          latitude
        }
        fence {
          radiusMeters
          center {
            longitude
            latitude
          }
        }
      }
    `,
    log,
  );
  if (!fence) return null;
  const { radiusMeters } = fence;
  const isCoarse = precision === 'COARSE';
  const center = { longitude: fence.center.longitude, latitude: fence.center.latitude };
  const position = { longitude: coordinates.longitude, latitude: coordinates.latitude };
  const precisionMeters = isCoarse ? coarseMeters : 0;
  const frame = fenceFrame({ center, radiusMeters }, { position, precisionMeters });
  const view = mapView(frame);
  const site = view.toDrawing(center);
  const phone = view.toDrawing(position);
  const isOutside = (distanceMeters ?? 0) > radiusMeters;
  return (
    <MapDrawing
      className={styles.map}
      frame={frame}
      letters={7}
      role="img"
      aria-label={`Map. ${placeText({ distanceMeters, precision, radiusMeters })}`}
    >
      {isCoarse ? (
        <MapCircle kind="coarse" view={view} center={position} radiusMeters={precisionMeters} />
      ) : null}
      <MapCircle kind="fence" view={view} center={center} radiusMeters={radiusMeters} />
      <path className={styles.center} d={`M${site.x - 3} ${site.y}h6m-3-3v6`} />
      {isCoarse ? null : (
        <circle
          className={styles.point}
          data-outside={isOutside || undefined}
          cx={phone.x}
          cy={phone.y}
          r="3.5"
        />
      )}
    </MapDrawing>
  );
}
