import { memo } from 'react';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { EntryBox, type EntryBoxProps } from '../entries/EntryBox.tsx';
import type { DayPart } from './columnLayout.ts';
import styles from './DayColumn.module.css';
import type { Overflow, Layout } from './layoutEntries.ts';
import type { MovedShift } from '../moving/movedShift.ts';
import { NowLine } from './NowLine.tsx';
import { heightOf, type AxisDay } from './timeAxis.ts';

interface Props {
  day: AxisDay;
  label: string;
  layout: Layout<DayPart>;
  clock: ClockText;
  locationId: number;
  /** The page of this day. */
  href: string;
  activeKey: string | null;
  draggedKey: string | null;
  /** The position of the dragged gig, if it is on this day. */
  ghost: MovedShift | null;
  /** The new shift that is being drawn, if it is on this day. */
  drawn: MovedShift | null;
  selectionOf: (entry: CalendarEntry) => EntryBoxProps['selection'];
}

const rows = (count: number) => `calc(${count} * var(--hour-height))`;

/** A day in the time grid. */
export const DayColumn = memo(function DayColumn({
  day,
  label,
  layout,
  clock,
  locationId,
  href,
  activeKey,
  draggedKey,
  ghost,
  drawn,
  selectionOf,
}: Props) {
  const maxLanes = Math.max(1, ...layout.placed.map(({ lanes }) => lanes));
  return (
    <section
      className={styles.column}
      aria-label={label}
      data-column=""
      style={{ minInlineSize: maxLanes > 3 ? `${maxLanes * 5.5}rem` : undefined }}
    >
      {day.hours.map((hour, row) => (
        // Rows are static, so their index is a stable key.
        <div
          key={row}
          className={styles.hour}
          data-gap={hour === null || undefined}
          title={hour === null ? 'Daylight saving time skips this hour' : undefined}
        />
      ))}
      {layout.placed.map(({ item, top, bottom, lane, width, lanes }) => (
        <EntryBox
          key={item.entry.key}
          entry={item.entry}
          clock={clock}
          locationId={locationId}
          shape="box"
          top={rows(top)}
          height={rows(bottom - top)}
          start={`${(100 * lane) / lanes}%`}
          width={`calc(${(100 * width) / lanes}% - 2px)`}
          isActive={item.entry.key === activeKey}
          isContinued={item.isContinued}
          isDragged={item.entry.key === draggedKey}
          selection={selectionOf(item.entry)}
        />
      ))}
      {layout.overflow.map((fold) => (
        <OverflowLink key={fold.items[0]?.entry.key} fold={fold} label={label} href={href} />
      ))}
      {ghost ? <Ghost day={day} shift={ghost} text={clock.range(ghost.startMs, ghost.endMs)} /> : null}
      {drawn ? (
        <Ghost day={day} shift={drawn} text={`New shift, ${clock.range(drawn.startMs, drawn.endMs)}`} />
      ) : null}
      <NowLine day={day} />
    </section>
  );
});

function OverflowLink({ fold, label, href }: { fold: Overflow<DayPart>; label: string; href: string }) {
  const followLink = useLinkClick();
  const { items, top, bottom, lanes } = fold;
  return (
    <a
      className={styles.fold}
      href={href}
      aria-label={`${items.length} more on ${label}`}
      style={{
        insetBlockStart: rows(top),
        blockSize: rows(bottom - top),
        insetInlineStart: `${(100 * (lanes - 1)) / lanes}%`,
        inlineSize: `calc(${100 / lanes}% - 2px)`,
      }}
      onClick={followLink}
    >
      {`+${items.length}`}
    </a>
  );
}

function Ghost({ day, shift, text }: { day: AxisDay; shift: MovedShift; text: string }) {
  const top = heightOf(day, shift.startMs);
  const bottom = heightOf(day, shift.endMs);
  return (
    <div
      className={styles.ghost}
      aria-hidden="true"
      style={{ insetBlockStart: rows(top), blockSize: rows(Math.max(bottom - top, 0.5)) }}
    >
      {text}
    </div>
  );
}
