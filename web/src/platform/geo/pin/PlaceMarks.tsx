import { type DrawnPoint, mapView, type MapFrame } from '../map/mapView.ts';
import type { MapPlace } from './mapPlace.ts';
import styles from './PinMap.module.css';
import { placeNames } from './placeNames.ts';

interface Props {
  frame: MapFrame;
  places: readonly MapPlace[];
  /** Where the pin of the map is. */
  pin: DrawnPoint;
}

/** The places of a map, each with its name where it does not cover the pin, nor the pin the name. */
export function PlaceMarks({ frame, places, pin }: Props) {
  const { toDrawing } = mapView(frame);
  const shown = places
    .map(({ id, name, position }) => ({ id, name, point: toDrawing(position) }))
    .filter(({ point: { x, y } }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height);
  const spots = placeNames(shown, pin, frame);
  return (
    <g aria-hidden="true" fontSize="11">
      {shown.map(({ id, point }) => (
        <circle key={id} className={styles.place} cx={point.x} cy={point.y} r="4" />
      ))}
      {spots.map(({ x, y, anchor }, index) => (
        <text key={shown[index]?.id} className={styles.name} x={x} y={y} textAnchor={anchor}>
          {shown[index]?.name}
        </text>
      ))}
    </g>
  );
}
