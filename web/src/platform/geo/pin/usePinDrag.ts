import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { useState, type PointerEvent } from 'react';
import { mapView, type DrawnPoint, type MapFrame } from '../map/mapView.ts';
import { drawnPoint } from './drawnPoint.ts';

/** A pin on its way. The map keeps still until it is dropped. */
interface Drag {
  readonly frame: MapFrame;
  /** From the pointer to the point of the pin, which need not be under it. */
  readonly grip: DrawnPoint;
  readonly from: Position;
  readonly at: Position;
}

interface Options {
  frame: MapFrame;
  pin: Position;
  onDropped: (position: Position) => void;
}

/** Moves a pin with a mouse, a pen or a finger. */
export function usePinDrag({ frame, pin, onDropped }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = () => setDrag(null);
  return {
    /** Where the pin is on its way; null when it is at rest. */
    drag,
    cancel,
    handlers: {
      onPointerDown(event: PointerEvent<SVGGElement>) {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const pointer = drawnPoint(event);
        const point = mapView(frame).toDrawing(pin);
        setDrag({ frame, grip: { x: point.x - pointer.x, y: point.y - pointer.y }, from: pin, at: pin });
      },
      onPointerMove(event: PointerEvent<SVGGElement>) {
        if (!drag) return;
        const pointer = drawnPoint(event);
        const x = within(pointer.x + drag.grip.x, drag.frame.width);
        const y = within(pointer.y + drag.grip.y, drag.frame.height);
        setDrag({ ...drag, at: mapView(drag.frame).toPosition({ x, y }) });
      },
      onPointerUp() {
        cancel();
        if (drag && drag.at !== drag.from) onDropped(drag.at);
      },
      onPointerCancel: cancel,
    },
  };
}

function within(value: number, largest: number): number {
  return Math.max(0, Math.min(largest, value));
}
