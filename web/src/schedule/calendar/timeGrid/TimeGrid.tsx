import { useLayoutEffect, useMemo, useRef } from 'react';
import { useMediaQuery } from '../../../ui/theme/useMediaQuery.ts';
import type { GridProps } from '../CalendarGrid.tsx';
import { columnLayout } from './columnLayout.ts';
import { DayColumn } from './DayColumn.tsx';
import { dayLabel } from '../dates/dayLabel.ts';
import { useNavigation } from '../../../ui/navigation/NavigationProvider.tsx';
import { useShiftDrawing } from '../creating/useShiftDrawing.ts';
import { HourLabels } from './HourLabels.tsx';
import { snapMinutes, type MovedShift, type ShiftMove } from '../moving/movedShift.ts';
import { initialRow } from './initialRow.ts';
import { timeAxis, wallMinutesAt } from './timeAxis.ts';
import styles from './TimeGrid.module.css';
import { TimeGridHead } from './TimeGridHead.tsx';
import { useCalendarKeyboard } from '../moving/useCalendarKeyboard.ts';
import type { GridPosition } from '../moving/pointerPress.ts';
import { usePointerDrag } from '../moving/usePointerDrag.ts';

/** The maximum number of lanes per day in a week, by screen width. A single day scrolls sideways instead. */
const lanesOfWeek = { wide: 3, slim: 2 };
const slimScreen = '(max-width: 1099.98px)';

/** The effects of the arrow keys on a dragged gig. */
const steps = new Map<string, Partial<ShiftMove>>([
  ['ArrowUp', { minutes: -snapMinutes }],
  ['ArrowDown', { minutes: snapMinutes }],
  ['ArrowLeft', { days: -1 }],
  ['ArrowRight', { days: 1 }],
]);
const resizeSteps = new Map<string, Partial<ShiftMove>>([
  ['ArrowUp', { resizeMinutes: -snapMinutes }],
  ['ArrowDown', { resizeMinutes: snapMinutes }],
]);

/** One or more days as columns of hours, with gigs at their times. */
export function TimeGrid({
  days,
  zone,
  today,
  entries,
  clock,
  locationId,
  drag,
  hrefOfDay,
  newShiftHref,
  selectionOf,
  onToggled,
  selectionOfDay,
  boardRef,
}: GridProps) {
  const body = useRef<HTMLDivElement>(null);
  const axis = useMemo(() => timeAxis(days, zone), [days, zone]);
  const lanes = lanesOfWeek[useMediaQuery(slimScreen) ? 'slim' : 'wide'];
  const layouts = useMemo(() => {
    const maxLanes = days.length > 1 ? lanes : Infinity;
    const firstMs = axis.days[0]?.startMs ?? 0;
    return axis.days.map((day) => columnLayout(day, entries, firstMs, maxLanes));
  }, [axis, days, entries, lanes]);
  const columns = useMemo(
    () =>
      layouts.map(({ placed }) =>
        placed
          .filter(({ item }) => !item.isContinued)
          .toSorted((one, other) => one.top - other.top || one.lane - other.lane)
          .map(({ item }) => item.entry),
      ),
    [layouts],
  );

  const positionAt = (x: number, y: number): GridPosition | null => {
    const rects = [...(body.current?.querySelectorAll('[data-column]') ?? [])].map((column) =>
      column.getBoundingClientRect(),
    );
    const [first] = rects;
    const index = rects.findLastIndex(({ left }) => x >= left);
    const day = axis.days[Math.max(index, 0)];
    if (!first || !day) return null;
    return {
      day: Math.max(index, 0),
      minutes: wallMinutesAt(day, ((y - first.top) / first.height) * axis.rows.length),
    };
  };
  const { activeKey, boardProps } = useCalendarKeyboard({
    columns,
    drag,
    stepOf: (key, isShifted) => (isShifted ? resizeSteps : steps).get(key) ?? null,
    onToggled,
  });
  const pointerProps = usePointerDrag({ entries: onToggled ? [] : entries, drag, positionAt, board: body });

  const navigate = useNavigation();
  const { ghost, drawingProps } = useShiftDrawing({
    days,
    zone,
    positionAt,
    onDrawn: newShiftHref && navigate ? (shift) => navigate(newShiftHref(shift)) : null,
  });

  const firstRow = initialRow(axis, entries);
  const scroller = useRef<HTMLDivElement>(null);
  const hasOpened = useRef(false);
  useLayoutEffect(() => {
    const grid = scroller.current;
    if (!grid || hasOpened.current) return;
    hasOpened.current = true;
    const row = (body.current?.offsetHeight ?? 0) / axis.rows.length;
    grid.scrollTop = firstRow * row;
  }, [firstRow, axis]);

  const { activeDrag } = drag;
  return (
    <div
      className={styles.grid}
      ref={scroller}
      data-drawable={newShiftHref === null ? undefined : ''}
      {...drawingProps}
    >
      <TimeGridHead
        days={days}
        zone={zone}
        today={today}
        entries={entries}
        locationId={locationId}
        hrefOfDay={hrefOfDay}
        newShiftHref={newShiftHref}
        selectionOfDay={selectionOfDay}
      />
      <div
        className={styles.body}
        ref={(element) => {
          body.current = element;
          boardRef.current = element;
        }}
        {...boardProps}
        {...pointerProps}
      >
        <HourLabels rows={axis.rows} />
        {axis.days.map((day, index) => {
          const layout = layouts[index];
          const isHere = (shift: MovedShift | null) =>
            shift && shift.startMs < day.endMs && shift.endMs > day.startMs ? shift : null;
          return layout ? (
            <DayColumn
              key={String(day.date)}
              day={day}
              label={dayLabel(day.date)}
              layout={layout}
              clock={clock}
              locationId={locationId}
              href={hrefOfDay(day.date)}
              activeKey={columns[index]?.some(({ key }) => key === activeKey) ? activeKey : null}
              draggedKey={activeDrag?.entry.key ?? null}
              ghost={isHere(activeDrag?.shift ?? null)}
              drawn={isHere(ghost)}
              selectionOf={selectionOf}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}
