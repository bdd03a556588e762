import { mapView, type MapFrame } from '../map/mapView.ts';
import type { MapPlace } from './mapPlace.ts';
import styles from './PinMap.module.css';

/** The places of a map, each with its name on the side where there is room. */
export function PlaceMarks({ frame, places }: { frame: MapFrame; places: readonly MapPlace[] }) {
  const { toDrawing } = mapView(frame);
  return (
    <g aria-hidden="true" fontSize="11">
      {places.map(({ id, name, position }) => {
        const { x, y } = toDrawing(position);
        if (x < 0 || y < 0 || x > frame.width || y > frame.height) return null;
        const isLeft = x > frame.width / 2;
        return (
          <g key={id}>
            <circle className={styles.place} cx={x} cy={y} r="4" />
            <text
              className={styles.name}
              x={x + (isLeft ? -7 : 7)}
              y={y + 4}
              textAnchor={isLeft ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
