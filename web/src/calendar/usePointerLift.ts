import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { CalendarEntry } from '../schedule/calendar/entries/calendarEntries.ts';
import { entryKeyOf } from '../schedule/calendar/entries/entryElement.ts';
import { snapMinutes, type ShiftMove } from '../schedule/calendar/moving/movedShift.ts';
import type { Lifting } from '../schedule/calendar/moving/useGigDrag.ts';

/** What lies under a pointer. */
export interface Spot {
  /** Counted from the first day in sight. */
  readonly day: number;
  /** What the clock shows there, in minutes after midnight; 0 where days have no height. */
  readonly minutes: number;
}

interface Options {
  entries: readonly CalendarEntry[];
  lifting: Lifting;
  spotAt: (x: number, y: number) => Spot | null;
  /** What holds the boxes. */
  board: RefObject<HTMLElement | null>;
}

interface Press {
  readonly entry: CalendarEntry;
  readonly isStretch: boolean;
  readonly x: number;
  readonly y: number;
  readonly spot: Spot;
  /** Lifts the gig when a finger has rested on it; null for what drags at once. */
  readonly holding: ReturnType<typeof setTimeout> | null;
  isDragging: boolean;
}

/** So many pixels make a drag of a press: less is a click with an unsteady hand. */
const dragThreshold = 5;
/** Fingers are less steady. */
const scrollThreshold = 10;
/** So many milliseconds a finger rests on a gig to lift it: less is a tap or the begin of scrolling. */
const holdTime = 400;

/** Drags gigs with a mouse or a pen, and with a finger that has rested on one; other fingers scroll. */
export function usePointerLift({ entries, lifting, spotAt, board }: Options) {
  const press = useRef<Press | null>(null);
  const hasDragged = useRef(false);
  const { lifted, putBack } = lifting;

  // The focus need not be on the calendar while a pointer drags.
  const isDragged = lifted?.by === 'pointer';
  useEffect(() => {
    if (!isDragged) return undefined;
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      letGo(press);
      putBack();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isDragged, putBack]);

  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    // Known before the finger comes down: later the browser scrolls without asking.
    const keepStill = (event: TouchEvent) => {
      if (press.current?.isDragging && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', keepStill, { passive: false });
    return () => {
      element.removeEventListener('touchmove', keepStill);
      letGo(press);
    };
  }, [board]);

  const begin = (pressed: Press, element: HTMLElement, pointerId: number) => {
    hasDragged.current = true;
    pressed.isDragging = lifting.lift(pressed.entry, 'pointer');
    if (pressed.isDragging) element.setPointerCapture(pointerId);
    else letGo(press);
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      hasDragged.current = false;
      letGo(press);
      const entry = entries.find(({ key }) => key === entryKeyOf(event.target));
      const spot = spotAt(event.clientX, event.clientY);
      if (!entry || !spot || event.button !== 0 || !event.isPrimary) return;
      const isStretch = event.target instanceof Element && event.target.closest('[data-edge]') !== null;
      const { currentTarget, pointerId, clientX: x, clientY: y } = event;
      const holding =
        event.pointerType === 'touch'
          ? setTimeout(() => {
              if (press.current) begin(press.current, currentTarget, pointerId);
            }, holdTime)
          : null;
      press.current = { entry, isStretch, x, y, spot, holding, isDragging: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const pressed = press.current;
      if (!pressed) return;
      if (!pressed.isDragging) {
        const way = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
        if (pressed.holding !== null) {
          if (way >= scrollThreshold) letGo(press);
          return;
        }
        if (way < dragThreshold) return;
        begin(pressed, event.currentTarget, event.pointerId);
        if (!pressed.isDragging) return;
      }
      const spot = spotAt(event.clientX, event.clientY);
      if (!spot) return;
      const move = moveBetween(pressed.spot, spot, pressed.isStretch);
      const known = lifting.lifted?.move;
      const isNew =
        move.days !== known?.days ||
        move.minutes !== known.minutes ||
        move.longerMinutes !== known.longerMinutes;
      if (isNew) lifting.move(move);
    },
    onPointerUp() {
      if (press.current?.isDragging) lifting.drop();
      letGo(press);
    },
    onPointerCancel() {
      if (press.current?.isDragging) lifting.putBack();
      letGo(press);
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // What a finger that rests on a link brings up otherwise.
      if (press.current && press.current.holding !== null) event.preventDefault();
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // The end of a drag is no click on what was dragged.
      if (hasDragged.current) event.preventDefault();
      hasDragged.current = false;
    },
    onDragStart(event: { preventDefault: () => void }) {
      // Links can be dragged by themselves, which would end this drag.
      event.preventDefault();
    },
  };
}

function letGo(press: RefObject<Press | null>): void {
  if (press.current?.holding) clearTimeout(press.current.holding);
  press.current = null;
}

function moveBetween(from: Spot, to: Spot, isStretch: boolean): ShiftMove {
  const days = to.day - from.day;
  const minutes = Math.round((to.minutes - from.minutes) / snapMinutes) * snapMinutes;
  return isStretch
    ? { days: 0, minutes: 0, longerMinutes: days * 24 * 60 + minutes }
    : { days, minutes, longerMinutes: 0 };
}
