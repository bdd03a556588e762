import Check from 'lucide-react/icons/check';
import { classNames } from '../../../ui/theme/classNames.ts';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import tones from '../../../ui/feedback/tone.module.css';
import { PlaceMarks } from '../../gigs/PlaceSlots.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './AgendaRow.module.css';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { ClockText } from '../dates/clockText.ts';
import { entryFacts } from '../entries/entryFacts.ts';
import { entryName } from '../entries/entryName.ts';
import type { EntryBoxProps } from '../entries/EntryBox.tsx';

interface Props {
  entry: CalendarEntry;
  clock: ClockText;
  locationId: number;
  /** Whether the entry started before the day it is listed under. */
  isEnding: boolean;
  selection: EntryBoxProps['selection'];
  onToggled: () => void;
}

/** A row for a gig, or for the gigs of an event shift. */
export function AgendaRow({ entry, clock, locationId, isEnding, selection, onToggled }: Props) {
  const followLink = useLinkClick();
  const facts = entryFacts(entry);
  const [gig] = entry.gigs;
  const target =
    entry.gigs.length > 1 && gig.event ? `event/${gig.event.databaseId}` : `gigs/${gig.databaseId}`;
  const shared = {
    className: classNames(tones.tone, styles.row),
    'data-entry': entry.key,
    'data-tone': facts.tone,
    'data-cancelled': facts.isCancelled || undefined,
  } as const;
  const when = isEnding ? clock.dayRange : clock.range;
  const content = (
    <>
      <VisuallyHidden>{entryName(entry, clock)}</VisuallyHidden>
      <span className={styles.what} aria-hidden="true">
        <span className={styles.title}>
          {selection === 'selected' ? <Check aria-hidden="true" /> : null}
          {facts.title}
        </span>
        <span className={styles.when}>{when(entry.startMs, entry.endMs)}</span>
        {facts.detail ? <span className={styles.detail}>{facts.detail}</span> : null}
      </span>
      <span className={styles.state} aria-hidden="true">
        <span className={styles.status}>{facts.status}</span>
        <span className={styles.count}>
          <PlaceMarks
            places={facts.places}
            confirmed={facts.confirmed}
            selected={facts.selected}
            missing={facts.missing}
            offered={facts.offered}
            noShows={facts.noShows}
            most={8}
          />
          {`${facts.confirmed} of ${facts.places}`}
        </span>
      </span>
    </>
  );
  return selection === 'none' ? (
    <a {...shared} href={`/locations/${locationId}/${target}`} onClick={followLink}>
      {content}
    </a>
  ) : (
    <button
      {...shared}
      type="button"
      aria-pressed={selection === 'selected'}
      aria-disabled={selection === 'closed' || undefined}
      onClick={onToggled}
    >
      {content}
    </button>
  );
}
