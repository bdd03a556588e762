import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { ClockText } from '../dates/clockText.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { entryFacts } from '../entries/entryFacts.ts';
import { useEscapeAnywhere } from '../useEscapeAnywhere.ts';
import { GigCard } from './GigCard.tsx';
import styles from './EntryHoverCard.module.css';
import type { Hovered, useHoverCard } from './useHoverCard.ts';
import { EventCard } from './EventCard.tsx';

interface Props {
  entry: CalendarEntry;
  hovered: Hovered;
  clock: ClockText;
  locationId: number;
  /** Whether the viewer may fill places. */
  canFill: boolean;
  onHidden: () => void;
  cardProps: ReturnType<typeof useHoverCard>['cardProps'];
}

/** A card beside an entry: what it is, who is in its places, what is missing, and the next step. */
export default function EntryHoverCard({ entry, hovered, onHidden, cardProps, ...card }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const { anchor } = hovered;
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown || !anchor.isConnected) return undefined;
    shown.showPopover({ source: anchor });
    return () => {
      if (shown.matches(':popover-open')) shown.hidePopover();
    };
  }, [anchor]);

  useEscapeAnywhere(true, () => {
    if (element.current?.contains(document.activeElement)) anchor.focus();
    onHidden();
  });

  const hideOutside = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onHidden();
  };
  const handlers = { ...cardProps, onBlur: hideOutside };
  const { title, status } = entryFacts(entry);
  const [gig, ...others] = entry.gigs;
  return (
    <div
      ref={element}
      className={styles.card}
      popover="manual"
      role="group"
      aria-label={`About ${title}`}
      data-hover-card=""
      {...handlers}
    >
      {others.length === 0 ? (
        <GigCard gig={gig} status={status} {...card} />
      ) : (
        <EventCard entry={entry} {...card} />
      )}
    </div>
  );
}
