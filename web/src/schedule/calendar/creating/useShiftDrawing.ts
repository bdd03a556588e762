import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useRef, useState, type PointerEvent } from 'react';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { MovedShift } from '../moving/movedShift.ts';
import type { GridPosition } from '../moving/pointerPress.ts';
import { useEscapeAnywhere } from '../useEscapeAnywhere.ts';
import { drawnShift } from './drawnShift.ts';

interface Options {
  days: readonly Temporal.PlainDate[];
  zone: string;
  positionAt: (x: number, y: number) => GridPosition | null;
  /** Called with the shift that was drawn. Null if none can be posted. */
  onDrawn: ((shift: MovedShift) => void) | null;
}

interface Press {
  readonly x: number;
  readonly y: number;
  readonly position: GridPosition;
  isDrawing: boolean;
}

/** The movement in pixels that turns a press into a drawing. */
const drawThreshold = 5;

/** Draws a new shift over free time, with a mouse or a pen. Touches scroll; Escape cancels. */
export function useShiftDrawing({ days, zone, positionAt, onDrawn }: Options) {
  const press = useRef<Press | null>(null);
  const [ghost, setGhost] = useState<MovedShift | null>(null);
  const shiftTo = ({ position }: Press, minutes: number) => {
    const date = days[position.day];
    return date ? drawnShift({ date, from: position.minutes, to: minutes }, zone, currentMs()) : null;
  };
  const end = () => {
    press.current = null;
    setGhost(null);
  };

  useEscapeAnywhere(ghost !== null, end);

  return {
    /** The shift if the drawing ended now. */
    ghost,
    drawingProps: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        press.current = null;
        if (!onDrawn || event.button !== 0 || !event.isPrimary || event.pointerType === 'touch') return;
        const position = isFree(event.target) ? positionAt(event.clientX, event.clientY) : null;
        if (position) press.current = { x: event.clientX, y: event.clientY, position, isDrawing: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const pressed = press.current;
        if (!pressed) return;
        if (!pressed.isDrawing) {
          const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
          if (way < drawThreshold) return;
          pressed.isDrawing = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        const position = positionAt(event.clientX, event.clientY);
        if (!position) return;
        const shift = shiftTo(pressed, position.minutes);
        setGhost((known) =>
          known?.startMs === shift?.startMs && known?.endMs === shift?.endMs ? known : shift,
        );
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const pressed = press.current;
        const position = pressed?.isDrawing ? positionAt(event.clientX, event.clientY) : null;
        const shift = pressed && position ? shiftTo(pressed, position.minutes) : null;
        end();
        if (shift) onDrawn?.(shift);
        else if (pressed?.isDrawing) toast({ title: 'New shifts cannot start in the past.' });
      },
      onPointerCancel: end,
    },
  };
}

/** Whether a place in the grid has nothing that can be pressed. */
function isFree(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-column]') !== null &&
    target.closest('[data-entry], a, button') === null
  );
}
