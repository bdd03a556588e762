import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { entryKeyOf } from '../entries/entryElement.ts';
import { useEscapeAnywhere } from '../useEscapeAnywhere.ts';
import { endPress, moveBetween, type GridPosition, type Press } from './pointerPress.ts';
import type { GigDrag } from './useGigDrag.ts';

interface Options {
  entries: readonly CalendarEntry[];
  drag: GigDrag;
  positionAt: (x: number, y: number) => GridPosition | null;
  /** The element that contains the entries. */
  board: RefObject<HTMLElement | null>;
}

/** The movement in pixels that turns a press into a drag. */
const dragThreshold = 5;
/** The movement in pixels that turns a touch into scrolling. */
const scrollThreshold = 10;
/** The duration of a touch that starts a drag, in milliseconds. */
const longPressMs = 400;

/** Drags gigs with a mouse, a pen, or a touch after a long press. Other touches scroll. */
export function usePointerDrag({ entries, drag, positionAt, board }: Options) {
  const press = useRef<Press | null>(null);
  const hasDragged = useRef(false);
  const { activeDrag, cancel } = drag;

  useEscapeAnywhere(activeDrag?.by === 'pointer', () => {
    endPress(press);
    cancel();
  });

  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    // Must be registered before the touch starts; afterwards the browser scrolls without calling it.
    const preventScroll = (event: TouchEvent) => {
      if (press.current?.isDragging && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', preventScroll, { passive: false });
    return () => {
      element.removeEventListener('touchmove', preventScroll);
      endPress(press);
    };
  }, [board]);

  const begin = (pressed: Press, element: HTMLElement, pointerId: number) => {
    hasDragged.current = true;
    pressed.isDragging = drag.start(pressed.entry, 'pointer');
    if (pressed.isDragging) element.setPointerCapture(pointerId);
    else endPress(press);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      endPress(press);
      const entry = entries.find(({ key }) => key === entryKeyOf(event.target));
      const position = positionAt(event.clientX, event.clientY);
      if (!entry || !position || event.button !== 0 || !event.isPrimary) return;
      const isResize = event.target instanceof Element && event.target.closest('[data-edge]') !== null;
      const { currentTarget, pointerId, clientX: x, clientY: y } = event;
      const longPress =
        event.pointerType === 'touch'
          ? setTimeout(() => {
              if (press.current) begin(press.current, currentTarget, pointerId);
            }, longPressMs)
          : null;
      press.current = { entry, isResize, x, y, position, longPress, isDragging: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const pressed = press.current;
      if (!pressed) return;
      if (!pressed.isDragging) {
        const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
        if (pressed.longPress !== null) {
          if (way >= scrollThreshold) endPress(press);
          return;
        }
        if (way < dragThreshold) return;
        begin(pressed, event.currentTarget, event.pointerId);
        if (!pressed.isDragging) return;
      }
      const position = positionAt(event.clientX, event.clientY);
      if (!position) return;
      const move = moveBetween(pressed.position, position, pressed.isResize);
      const known = drag.activeDrag?.move;
      const isNew =
        move.days !== known?.days ||
        move.minutes !== known.minutes ||
        move.resizeMinutes !== known.resizeMinutes;
      if (isNew) drag.move(move);
    },
    onPointerUp() {
      if (press.current?.isDragging) drag.drop();
      endPress(press);
    },
    onPointerCancel() {
      if (press.current?.isDragging) drag.cancel();
      endPress(press);
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // Suppresses the context menu of a long press on a link.
      if (press.current && press.current.longPress !== null) event.preventDefault();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // The click after a drag must not open the gig.
      if (hasDragged.current) event.preventDefault();
      hasDragged.current = false;
    },
    onDragStart(event: { preventDefault: () => void }) {
      // Prevents the native drag of links, which would cancel this drag.
      event.preventDefault();
    },
  };
}
