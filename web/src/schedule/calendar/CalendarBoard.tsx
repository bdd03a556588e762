import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currentDay } from '../../platform/clock/currentTime.ts';
import type { CalendarBoard_location$key } from '../../__generated__/CalendarBoard_location.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { boardGigs } from './entries/boardGig.ts';
import styles from './CalendarBoard.module.css';
import { visibleEntries, type CalendarEntry } from './entries/calendarEntries.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHint } from './CalendarHint.tsx';
import { calendarHref } from './calendarHref.ts';
import type { CalendarChoice } from './calendarSearch.ts';
import { clockText } from './dates/clockText.ts';
import { daysFrom } from './dates/shownDays.ts';
import { useEntryFocus } from './moving/useEntryFocus.ts';
import { AddToEventBar } from './grouping/AddToEventBar.tsx';
import { selectionOfEntry, useEventSelection } from './grouping/useEventSelection.ts';
import { useGigDrag } from './moving/useGigDrag.ts';
import { useMoveGig } from './moving/useMoveGig.ts';

const MoveDialog = lazy(() => import('./moving/MoveDialog.tsx'));

interface Props {
  location: CalendarBoard_location$key;
  zone: string;
  locationId: number;
  calendar: CalendarChoice;
  choice: GigListChoice;
  /** The first and last visible day, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Whether another period is loading. */
  isBusy: boolean;
  onTurned: (calendar: CalendarChoice) => void;
  onChosen: (choice: GigListChoice) => void;
}

/** The gigs of a period, which the user can open, move and add to events. */
export function CalendarBoard(props: Props) {
  const { zone, locationId, calendar, choice, from, until, isBusy, onTurned, onChosen } = props;
  const location = useFragment(
    graphql`
      fragment CalendarBoard_location on Location @throwOnFieldError {
        id
        viewerCanPostGigs @catch(to: NULL)
        viewerCannotPostGigsReason @catch(to: NULL)
        calendar(from: $from, until: $until, filter: $filter) {
          isTruncated
          gigs {
            ...boardGig_gig
          }
        }
      }
    `,
    props.location,
  );
  if (!location.calendar) throw new Fault('UNKNOWN', 'The calendar of this location could not be loaded.');
  const { gigs: keys, isTruncated } = location.calendar;
  const gigs = useMemo(() => boardGigs(keys), [keys]);
  const { positions } = choice;
  const { isBuildingEvent } = calendar;
  const entries = useMemo(
    () => visibleEntries(gigs, positions, isBuildingEvent),
    [gigs, positions, isBuildingEvent],
  );
  const days = useMemo(() => daysFrom(from, until), [from, until]);
  const clock = useMemo(() => clockText(zone), [zone]);

  const board = useRef<HTMLElement>(null);
  const moving = useMoveGig({ clock, zone });
  const isAllowed = location.viewerCanPostGigs === true;
  const drag = useGigDrag({
    zone,
    clock,
    permission: { isAllowed, reason: location.viewerCannotPostGigsReason ?? null },
    onDropped: moving.move,
  });
  const selection = useEventSelection(gigs);

  useEntryFocus(moving.movedKey, board);
  const { selectedIds } = selection;
  const selectionOf = useMemo(
    () => (entry: CalendarEntry) => (isBuildingEvent ? selectionOfEntry(entry, selectedIds) : 'none'),
    [isBuildingEvent, selectedIds],
  );
  const [today] = useState(() => currentDay(zone));
  const hrefOfDay = (day: Temporal.PlainDate) =>
    calendarHref(locationId, choice, { ...calendar, span: 'day', date: String(day) });

  return (
    <div className={styles.board} aria-busy={isBusy || undefined}>
      <CalendarFilters gigs={gigs} choice={choice} onChosen={onChosen} />
      {isTruncated ? (
        <InlineAlert tone="warning">
          This period has too many shifts to show. Use filters or a shorter period to see all of them.
        </InlineAlert>
      ) : null}
      <CalendarHint
        span={calendar.span}
        isBuildingEvent={isBuildingEvent}
        reason={isAllowed ? null : (location.viewerCannotPostGigsReason ?? null)}
      />
      {entries.length === 0 ? (
        <CalendarEmpty span={calendar.span} choice={choice} onChosen={onChosen} />
      ) : null}
      <CalendarGrid
        span={calendar.span}
        days={days}
        zone={zone}
        today={today}
        entries={entries}
        clock={clock}
        locationId={locationId}
        drag={drag}
        hrefOfDay={hrefOfDay}
        selectionOf={selectionOf}
        onToggled={isBuildingEvent ? selection.toggle : null}
        boardRef={board}
      />
      {isBuildingEvent ? (
        <AddToEventBar
          locationId={location.id}
          locationDatabaseId={locationId}
          gigs={selection.selected}
          onCleared={selection.clear}
          onAdded={() => {
            selection.clear();
            onTurned({ ...calendar, isBuildingEvent: false });
          }}
        />
      ) : null}
      <Suspense>
        {moving.pendingMove ? (
          <MoveDialog
            gig={moving.pendingMove.gig}
            shift={moving.pendingMove.shift}
            clock={clock}
            onConfirmed={moving.confirm}
            onClosed={moving.cancel}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
