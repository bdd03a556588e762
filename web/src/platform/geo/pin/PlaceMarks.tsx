import { mapView, type MapFrame } from '../map/mapView.ts';
import type { MapPlace } from './mapPlace.ts';
import styles from './PinMap.module.css';

/** Room for half a name, in units of the drawing. */
const halfName = 70;

/** The places of a map, each with its name below, where the pin does not cover it. */
export function PlaceMarks({ frame, places }: { frame: MapFrame; places: readonly MapPlace[] }) {
  const { toDrawing } = mapView(frame);
  return (
    <g aria-hidden="true" fontSize="11">
      {places.map(({ id, name, position }) => {
        const { x, y } = toDrawing(position);
        if (x < 0 || y < 0 || x > frame.width || y > frame.height) return null;
        const anchor = x < halfName ? 'start' : x > frame.width - halfName ? 'end' : 'middle';
        const isAtBottom = y > frame.height - 24;
        return (
          <g key={id}>
            <circle className={styles.place} cx={x} cy={y} r="4" />
            <text className={styles.name} x={x} y={y + (isAtBottom ? -8 : 16)} textAnchor={anchor}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}
