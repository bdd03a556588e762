import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import styles from './MapDrawing.module.css';
import type { MapView } from './mapView.ts';

interface Props {
  view: MapView;
  center: Position;
  radiusMeters: number;
  /** The fence of an address, or where an imprecise position may be. */
  kind: 'fence' | 'coarse';
}

/** A circle on a map, to its scale. */
export function MapCircle({ view, center, radiusMeters, kind }: Props) {
  const { x, y } = view.toDrawing(center);
  return <circle className={styles[kind]} cx={x} cy={y} r={radiusMeters * view.perMeter} />;
}
