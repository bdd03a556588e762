import { distanceMeters, metersFrom, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { movedBy } from '@brigade/domain/platform/geo/movedBy.ts';
import { useState, type KeyboardEvent } from 'react';
import { type ScreenKeys, useScreenKeys } from '../../commands/screenKeys.ts';
import { MapCircle } from '../map/MapCircle.tsx';
import { MapDrawing } from '../map/MapDrawing.tsx';
import { mapView } from '../map/mapView.ts';
import { drawnPoint } from './drawnPoint.ts';
import type { MapPlace } from './mapPlace.ts';
import { offsetText } from './offsetText.ts';
import { pinFrame, roomMeters } from './pinFrame.ts';
import { PinHandle } from './PinHandle.tsx';
import styles from './PinMap.module.css';
import type { PinReference } from './pinReference.ts';
import { pinStep } from './pinStep.ts';
import { PlaceMarks } from './PlaceMarks.tsx';
import { usePinDrag } from './usePinDrag.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const keysOfMap: ScreenKeys = {
  title: 'Map',
  keys: [
    ['Arrow keys', 'Move the pin'],
    ['Shift and arrow keys', 'Move it farther'],
    ['Esc', 'Put back a pin that is dragged'],
  ],
};

interface Props {
  pin: Position;
  reference: PinReference;
  /** Around the pin, in meters; null if it is not known. */
  radiusMeters: number | null;
  places: readonly MapPlace[];
  /** The id of what says how to move the pin. */
  hintId: string;
  onMoved: (position: Position) => void;
  /** The pin is where it stays: dropped, or left by the keyboard. */
  onSettled: (position: Position) => void;
}

/** A map with a pin that is dragged, put by a press on the map, or moved by arrow keys. */
export function PinMap({ pin, reference, radiusMeters, places, hintId, onMoved, onSettled }: Props) {
  useScreenKeys(keysOfMap);
  const [zoom, setZoom] = useState(0);
  const settled = pinFrame({
    pin,
    start: reference.position,
    radiusMeters: radiusMeters ?? roomMeters,
    zoom,
  });
  const put = (position: Position) => {
    onMoved(position);
    onSettled(position);
  };
  const { drag, cancel, handlers } = usePinDrag({ frame: settled, pin, onDropped: put });
  const frame = drag?.frame ?? settled;
  const at = drag?.at ?? pin;
  const view = mapView(frame);
  const start = view.toDrawing(reference.position);

  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) {
      // The dialog around it stays open.
      event.stopPropagation();
      cancel();
    }
    const step = pinStep(event);
    if (!step) return;
    event.preventDefault();
    onMoved(movedBy(pin, step));
  };

  return (
    <div className={styles.frame}>
      <MapDrawing
        className={styles.map}
        frame={frame}
        letters={12}
        role="group"
        aria-label="Map"
        onClick={(event) => {
          const isPin = event.target instanceof Element && event.target.closest('[role="slider"]') !== null;
          if (!isPin) put(view.toPosition(drawnPoint(event)));
        }}
      >
        {radiusMeters === null ? null : (
          <MapCircle kind="fence" view={view} center={at} radiusMeters={radiusMeters} />
        )}
        {reference.accuracyMeters === undefined ? null : (
          <MapCircle
            kind="coarse"
            view={view}
            center={reference.position}
            radiusMeters={reference.accuracyMeters}
          />
        )}
        <path className={styles.start} d={`M${start.x - 5} ${start.y}h10m-5-5v10`} />
        <PlaceMarks frame={frame} places={places} pin={view.toDrawing(at)} />
        <PinHandle
          point={view.toDrawing(at)}
          meters={distanceMeters(reference.position, at)}
          text={offsetText(metersFrom(reference.position, at), reference.name)}
          isDragged={drag !== null}
          aria-describedby={hintId}
          onKeyDown={pressKey}
          onBlur={() => onSettled(pin)}
          {...handlers}
        />
      </MapDrawing>
      <ZoomButtons zoom={zoom} onZoomed={setZoom} />
    </div>
  );
}
