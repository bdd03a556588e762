import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { MapCircle } from '../map/MapCircle.tsx';
import { MapDrawing } from '../map/MapDrawing.tsx';
import { mapView } from '../map/mapView.ts';
import styles from './AddressMap.module.css';
import type { MapPlace } from './mapPlace.ts';
import { nearestPlaceText } from './nearestPlace.ts';
import { pinFrame, roomMeters } from './pinFrame.ts';
import map from './PinMap.module.css';
import { PinMark } from './PinMark.tsx';
import { PlaceMarks } from './PlaceMarks.tsx';

interface Props {
  /** Null if the address has none. */
  pin: Position | null;
  radiusMeters: number | null;
  places: readonly MapPlace[];
}

/** The map of an address for who may see it and not change it. */
export function StillMap({ pin, radiusMeters, places }: Props) {
  if (!pin) return <p className={styles.empty}>This address has no pin on the map.</p>;
  const frame = pinFrame({ pin, start: pin, radiusMeters: radiusMeters ?? roomMeters, zoom: 0 });
  const view = mapView(frame);
  const point = view.toDrawing(pin);
  const degrees = `${pin.latitude.toFixed(5)}, ${pin.longitude.toFixed(5)}`;
  const near = nearestPlaceText(pin, places);
  return (
    <div className={styles.editor}>
      <div className={map.frame}>
        <MapDrawing
          className={map.map}
          frame={frame}
          letters={12}
          role="img"
          aria-label={`Map. ${degrees}`}
          data-still
        >
          {radiusMeters === null ? null : (
            <MapCircle kind="fence" view={view} center={pin} radiusMeters={radiusMeters} />
          )}
          <PlaceMarks frame={frame} places={places} pin={point} />
          <g transform={`translate(${point.x} ${point.y})`}>
            <PinMark />
          </g>
        </MapDrawing>
      </div>
      <p className={styles.place}>{near ? `${degrees}. ${near}` : degrees}</p>
    </div>
  );
}
