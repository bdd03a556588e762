import { coarseMeters } from '@brigade/domain/day/geoLogs/geoLogTerms.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GeoLogMap_log$key } from '../../__generated__/GeoLogMap_log.graphql.ts';
import { fenceDrawing } from './fenceDrawing.ts';
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
  const { center, radiusMeters } = fence;
  const isCoarse = precision === 'COARSE';
  const {
    fence: site,
    phone,
    scale,
  } = fenceDrawing(
    { center: { longitude: center.longitude, latitude: center.latitude }, radiusMeters },
    {
      position: { longitude: coordinates.longitude, latitude: coordinates.latitude },
      precisionMeters: isCoarse ? coarseMeters : 0,
    },
  );
  const isOutside = (distanceMeters ?? 0) > radiusMeters;
  return (
    <svg
      className={styles.map}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`Map. ${placeText({ distanceMeters, precision, radiusMeters })}`}
    >
      {isCoarse ? <circle className={styles.coarse} cx={phone.x} cy={phone.y} r={phone.radius} /> : null}
      <circle className={styles.fence} cx={site.x} cy={site.y} r={site.radius} />
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
      <path className={styles.scale} d={`M6 92v3h${scale.length}v-3`} />
      <text className={styles.label} x={6 + scale.length + 3} y="96">
        {`${scale.meters.toLocaleString('en-US')} m`}
      </text>
    </svg>
  );
}
