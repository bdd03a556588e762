import Check from 'lucide-react/icons/check';
import Repeat from 'lucide-react/icons/repeat';
import { memo, type CSSProperties } from 'react';
import { classNames } from '../../../ui/theme/classNames.ts';
import { useLinkClick } from '../../../ui/NavigationProvider.tsx';
import tones from '../../../ui/feedback/tone.module.css';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import styles from './EntryBox.module.css';
import { entryFacts } from './entryFacts.ts';
import { entryName } from './entryName.ts';

export interface EntryBoxProps {
  entry: CalendarEntry;
  clock: ClockText;
  locationId: number;
  /** `box`: as tall as it lasts. `line`: one line of a day in a month. */
  shape: 'box' | 'line';
  /** Where it stands. */
  top?: string;
  height?: string;
  start?: string;
  width?: string;
  /** Whether it is the tab stop. */
  isActive: boolean;
  /** Another box of the same gig has its name and the focus: the second half of a night. */
  isContinued?: boolean;
  /** A line under the day on which it ends, as the one on which it begins is not in sight. */
  isEnding?: boolean;
  /** Whether it can be gathered, in place of opened, and whether it is. */
  selection: 'none' | 'open' | 'selected' | 'closed';
  isLifted: boolean;
}

/** A gig on the calendar, or the gigs of a shift of an event. */
export const EntryBox = memo(function EntryBox({
  entry,
  clock,
  locationId,
  shape,
  top,
  height,
  start,
  width,
  isActive,
  isContinued = false,
  isEnding = false,
  selection,
  isLifted,
}: EntryBoxProps) {
  const followLink = useLinkClick();
  const facts = entryFacts(entry);
  const [gig] = entry.gigs;
  const target =
    entry.gigs.length > 1 && gig.event ? `event/${gig.event.databaseId}` : `gigs/${gig.databaseId}`;
  const style: CSSProperties = {
    insetBlockStart: top,
    blockSize: height,
    insetInlineStart: start,
    inlineSize: width,
  };
  const shared = {
    className: classNames(tones.tone, styles.entry, styles[shape]),
    style,
    tabIndex: isActive && !isContinued ? 0 : -1,
    'aria-hidden': isContinued || undefined,
    'data-entry': entry.key,
    'data-tone': facts.tone,
    'data-cancelled': facts.isCancelled || undefined,
    'data-lifted': isLifted || undefined,
    'data-shift': entry.gigs.length > 1 || undefined,
  } as const;
  const content = (
    <>
      <VisuallyHidden>{entryName(entry, clock)}</VisuallyHidden>
      <span className={styles.seen} aria-hidden="true">
        <span className={styles.title}>
          {selection === 'selected' ? <Check aria-hidden="true" /> : null}
          {shape === 'line' ? (
            <span className={styles.time}>
              {isEnding ? `until ${clock.time(entry.endMs)}` : clock.time(entry.startMs)}
            </span>
          ) : null}
          <span className={styles.name}>{facts.title}</span>
          {facts.isRecurring && selection === 'none' ? <Repeat aria-hidden="true" /> : null}
        </span>
        {shape === 'line' ? (
          <span className={styles.count}>{`${facts.confirmed}/${facts.places}`}</span>
        ) : (
          <>
            <span className={styles.when}>
              {clock.time(entry.startMs)}
              <span className={styles.wide}>{` – ${clock.time(entry.endMs)}`}</span>
            </span>
            <span className={styles.fill}>
              {facts.isCancelled ? facts.status : `${facts.confirmed}/${facts.places}`}
              {facts.isCancelled ? null : <span className={styles.wide}> confirmed</span>}
            </span>
            {facts.detail ? <span className={styles.detail}>{facts.detail}</span> : null}
            {selection === 'none' ? <span className={styles.edge} data-edge="" /> : null}
          </>
        )}
      </span>
    </>
  );

  return selection === 'none' ? (
    <a {...shared} href={`/locations/${locationId}/${target}`} draggable={false} onClick={followLink}>
      {content}
    </a>
  ) : (
    <button
      {...shared}
      type="button"
      aria-pressed={selection === 'selected'}
      aria-disabled={selection === 'closed' || undefined}
    >
      {content}
    </button>
  );
});
