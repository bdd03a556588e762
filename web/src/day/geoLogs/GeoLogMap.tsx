import { graphql, useFragment } from 'react-relay/hooks';
import type { GeoLogMap_log$key } from '../../__generated__/GeoLogMap_log.graphql.ts';
import { fenceDrawing } from './fenceDrawing.ts';
import styles from './GeoLogMap.module.css';
import { placeText } from './geoLogTexts.ts';

/** A small map: the fence, where the phone was, and how exact that is. North is at the top. */
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
  const { center, radiusMeters } = fence;
  const { fenceRadius, point, scale } = fenceDrawing(
    { center: { longitude: center.longitude, latitude: center.latitude }, radiusMeters },
    { longitude: coordinates.longitude, latitude: coordinates.latitude },
  );
  const isOutside = (distanceMeters ?? 0) > radiusMeters;
  return (
    <svg
      className={styles.map}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`Map. ${placeText({ distanceMeters, precision, radiusMeters })}`}
    >
      <circle className={styles.fence} cx="50" cy="50" r={fenceRadius} />
      <path className={styles.center} d="M47 50h6M50 47v6" />
      {precision === 'COARSE' ? (
        <circle className={styles.coarse} cx={point.x} cy={point.y} r="11" />
      ) : (
        <circle
          className={styles.point}
          data-outside={isOutside || undefined}
          cx={point.x}
          cy={point.y}
          r="3.5"
        />
      )}
      <path className={styles.scale} d={`M6 92v3h${scale.length}v-3`} />
      <text className={styles.label} x={6 + scale.length + 3} y="96">
        {`${scale.meters.toLocaleString('en-US')} m`}
      </text>
    </svg>
  );
}
