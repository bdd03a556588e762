import Check from 'lucide-react/icons/check';
import Repeat from 'lucide-react/icons/repeat';
import { memo, type CSSProperties } from 'react';
import { classNames } from '../../../ui/theme/classNames.ts';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import tones from '../../../ui/feedback/tone.module.css';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { CalendarEntry } from './calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import styles from './EntryBox.module.css';
import { entryFacts } from './entryFacts.ts';
import { EntryFill } from './EntryFill.tsx';
import { entryName } from './entryName.ts';

export interface EntryBoxProps {
  entry: CalendarEntry;
  clock: ClockText;
  locationId: number;
  /** `box` has a height proportional to the duration. `line` is a single line in a month. */
  shape: 'box' | 'line';
  /** The CSS position and size. */
  top?: string;
  height?: string;
  start?: string;
  width?: string;
  /** Whether this entry is the tab stop of the calendar. */
  isActive: boolean;
  /** Whether this is the second part of an overnight shift. Only the first part is focusable. */
  isContinued?: boolean;
  /** Whether the entry started before the first visible day. It then shows its end time. */
  isEnding?: boolean;
  /** `none` opens the gig. The others are the selection states while an event is being built. */
  selection: 'none' | 'open' | 'selected' | 'closed';
  isDragged: boolean;
}

/** A calendar entry for a gig, or for the gigs of an event shift. */
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
  isDragged,
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
    'data-dragged': isDragged || undefined,
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
          <span className={styles.count}>
            <EntryFill facts={facts} most={4} />
          </span>
        ) : (
          <>
            <span className={styles.when}>
              {clock.time(entry.startMs)}
              <span className={styles.wide}>{` – ${clock.time(entry.endMs)}`}</span>
            </span>
            <span className={styles.fill}>
              {facts.isCancelled ? facts.status : <EntryFill facts={facts} most={8} />}
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
