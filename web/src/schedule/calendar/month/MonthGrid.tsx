import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useMemo, useRef } from 'react';
import type { GridProps } from '../CalendarGrid.tsx';
import { weekdayLabel } from '../dates/dayLabel.ts';
import { entriesByDay } from '../entries/entriesByDay.ts';
import { dayTotals } from '../entries/dayTotals.ts';
import { eventBands } from '../entries/eventBands.ts';
import { MonthDay } from './MonthDay.tsx';
import styles from './MonthGrid.module.css';
import type { ShiftMove } from '../moving/movedShift.ts';
import { useCalendarKeyboard } from '../moving/useCalendarKeyboard.ts';
import type { GridPosition } from '../moving/pointerPress.ts';
import { usePointerDrag } from '../moving/usePointerDrag.ts';

/** The maximum number of entries per day. One more is shown if it would be the only hidden one. */
const maxVisible = 3;

const steps = new Map<string, Partial<ShiftMove>>([
  ['ArrowUp', { days: -7 }],
  ['ArrowDown', { days: 7 }],
  ['ArrowLeft', { days: -1 }],
  ['ArrowRight', { days: 1 }],
]);

/** A month as a table of weeks, with the first gigs of each day. */
export function MonthGrid({ days, entries, onToggled, boardRef, ...grid }: GridProps) {
  const { zone, drag } = grid;
  const body = useRef<HTMLTableSectionElement>(null);
  const byDay = useMemo(() => entriesByDay(days, entries, zone), [days, entries, zone]);
  const columns = useMemo(
    () => byDay.map((all) => (all.length > maxVisible + 1 ? all.slice(0, maxVisible) : all)),
    [byDay],
  );
  const totals = useMemo(() => dayTotals(days, entries, zone), [days, entries, zone]);
  const weeks = useMemo(
    () => weeksOf(days).map((week) => ({ week, bands: eventBands(week, entries, zone) })),
    [days, entries, zone],
  );
  const month = days[Math.floor(days.length / 2)]?.month;

  const positionAt = (x: number, y: number): GridPosition | null => {
    const rect = body.current?.getBoundingClientRect();
    if (!rect) return null;
    const tops = [...(body.current?.rows ?? [])].map((row) => row.getBoundingClientRect().top);
    const week = Math.max(
      tops.findLastIndex((top) => y >= top),
      0,
    );
    const weekday = Math.min(Math.max(Math.floor(((x - rect.left) / rect.width) * 7), 0), 6);
    return { day: week * 7 + weekday, minutes: 0 };
  };
  const { activeKey, boardProps } = useCalendarKeyboard({
    columns,
    drag,
    stepOf: (key) => steps.get(key) ?? null,
    onToggled,
  });
  const pointerProps = usePointerDrag({ entries: onToggled ? [] : entries, drag, positionAt, board: body });

  return (
    <div className={styles.frame} ref={(element) => void (boardRef.current = element)}>
      <table className={styles.month}>
        <thead>
          <tr>
            {days.slice(0, 7).map((day) => (
              <th key={day.dayOfWeek} scope="col">
                {weekdayLabel(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} {...boardProps} {...pointerProps}>
          {weeks.map(({ week, bands }) => (
            <tr key={String(week[0])}>
              {week.map((day) => {
                const index = days.indexOf(day);
                const shown = columns[index] ?? [];
                return (
                  <MonthDay
                    key={String(day)}
                    {...grid}
                    day={day}
                    isOutside={day.month !== month}
                    isFirst={index === 0}
                    shown={shown}
                    hidden={(byDay[index]?.length ?? 0) - shown.length}
                    total={totals[index]}
                    bands={bands}
                    activeKey={activeKey}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function weeksOf(days: readonly Temporal.PlainDate[]): readonly (readonly Temporal.PlainDate[])[] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
