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
import { calendarEntries, separateEntries, type CalendarEntry } from './entries/calendarEntries.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHint } from './CalendarHint.tsx';
import { calendarHref } from './calendarHref.ts';
import type { CalendarChoice } from './calendarSearch.ts';
import { clockText } from './dates/clockText.ts';
import { daysFrom } from './dates/shownDays.ts';
import { useFocusOn } from '../../calendar/useFocusOn.ts';
import { GatherBar } from './grouping/AddToEventBar.tsx';
import { selectionOfEntry, useGathering } from './grouping/useEventSelection.ts';
import { useLifting } from './moving/useGigDrag.ts';
import { useMoving } from './moving/useMoveGig.ts';

const MoveDialog = lazy(() => import('./moving/MoveDialog.tsx'));

interface Props {
  location: CalendarBoard_location$key;
  zone: string;
  locationId: number;
  calendar: CalendarChoice;
  choice: GigListChoice;
  /** The first and the last day in sight, YYYY-MM-DD. */
  from: string;
  until: string;
  /** Whether another part is on its way. */
  isBusy: boolean;
  onTurned: (calendar: CalendarChoice) => void;
  onChosen: (choice: GigListChoice) => void;
}

/** The gigs of a part of the calendar: to be looked at, moved, and gathered into events. */
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
  const entries = useMemo(() => {
    const shown = gigs.filter(
      ({ skillDatabaseId }) => positions.length === 0 || positions.includes(skillDatabaseId),
    );
    return isBuildingEvent ? separateEntries(shown) : calendarEntries(shown);
  }, [gigs, positions, isBuildingEvent]);
  const days = useMemo(() => daysFrom(from, until), [from, until]);
  const clock = useMemo(() => clockText(zone), [zone]);

  const board = useRef<HTMLElement>(null);
  const moving = useMoving({ clock, zone });
  const isAllowed = location.viewerCanPostGigs === true;
  const lifting = useLifting({
    zone,
    clock,
    permission: { isAllowed, reason: location.viewerCannotPostGigsReason ?? null },
    onDropped: moving.move,
  });
  const gathering = useGathering(gigs);

  useFocusOn(moving.movedKey, board);
  const { selectedIds } = gathering;
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
          There are more gigs than one page takes; the last ones are missing. Filters or fewer days show them.
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
        lifting={lifting}
        hrefOfDay={hrefOfDay}
        selectionOf={selectionOf}
        onToggled={isBuildingEvent ? gathering.toggle : null}
        boardRef={board}
      />
      {isBuildingEvent ? (
        <GatherBar
          locationId={location.id}
          locationDatabaseId={locationId}
          gigs={gathering.selected}
          onCleared={gathering.clear}
          onGathered={() => {
            gathering.clear();
            onTurned({ ...calendar, isBuildingEvent: false });
          }}
        />
      ) : null}
      <Suspense>
        {moving.asking ? (
          <MoveDialog
            gig={moving.asking.gig}
            shift={moving.asking.shift}
            clock={clock}
            onConfirmed={moving.confirm}
            onClosed={moving.cancel}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
