import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { CalendarGrid } from './CalendarGrid.tsx';
import type { NewShiftHref } from './creating/newShift.ts';
import { CalendarHint } from './CalendarHint.tsx';
import type { CalendarSpan } from './calendarSearch.ts';
import { clockText } from './dates/clockText.ts';
import type { BoardGig } from './entries/boardGig.ts';
import type { CalendarEntry } from './entries/calendarEntries.ts';
import { AddToEventBar } from './grouping/AddToEventBar.tsx';
import { selectionOfEntry, useEventSelection } from './grouping/useEventSelection.ts';
import { useHoverCard } from './hover/useHoverCard.ts';
import { useEntryFocus } from './moving/useEntryFocus.ts';
import { useGigDrag } from './moving/useGigDrag.ts';
import { useMoveGig } from './moving/useMoveGig.ts';

const EntryHoverCard = lazy(() => import('./hover/EntryHoverCard.tsx'));
const MoveDialog = lazy(() => import('./moving/MoveDialog.tsx'));

interface Props {
  /** The global ID of the location. */
  locationId: string;
  locationDatabaseId: number;
  zone: string;
  span: CalendarSpan;
  days: readonly Temporal.PlainDate[];
  today: Temporal.PlainDate;
  gigs: readonly BoardGig[];
  /** Those of the gigs that the filters leave. */
  entries: readonly CalendarEntry[];
  isBuildingEvent: boolean;
  /** Whether the viewer may post and move gigs, and if not, why. */
  permission: { isAllowed: boolean; reason: string | null };
  hrefOfDay: (day: Temporal.PlainDate) => string;
  /** The form for a new shift. Null if none can be posted here. */
  newShiftHref: NewShiftHref | null;
  /** Called once the selected gigs belong to an event. */
  onAddedToEvent: () => void;
}

/** The gigs of a period by their times, which the user can open, move and add to events. */
export function TimesBoard(props: Props) {
  const { locationId, locationDatabaseId, zone, span, gigs, isBuildingEvent, permission } = props;
  const clock = useMemo(() => clockText(zone), [zone]);
  const board = useRef<HTMLElement>(null);
  const moving = useMoveGig({ clock, zone });
  const drag = useGigDrag({ zone, clock, permission, onDropped: moving.move });
  const selection = useEventSelection(gigs, props.entries, zone);
  useEntryFocus(moving.movedKey, board);
  const hover = useHoverCard(isBuildingEvent || drag.activeDrag !== null);
  const { hovered } = hover;
  const hoveredEntry = props.entries.find(({ key }) => key === hovered?.key);
  const { selectedIds } = selection;
  const selectionOf = useMemo(
    () => (entry: CalendarEntry) => (isBuildingEvent ? selectionOfEntry(entry, selectedIds) : 'none'),
    [isBuildingEvent, selectedIds],
  );

  return (
    <>
      <CalendarHint
        span={span}
        isBuildingEvent={isBuildingEvent}
        reason={permission.isAllowed ? null : permission.reason}
      />
      <div {...hover.hoverProps}>
        <CalendarGrid
          span={span}
          days={props.days}
          zone={zone}
          today={props.today}
          entries={props.entries}
          clock={clock}
          locationId={locationDatabaseId}
          drag={drag}
          hrefOfDay={props.hrefOfDay}
          newShiftHref={props.newShiftHref}
          selectionOf={selectionOf}
          onToggled={isBuildingEvent ? selection.toggle : null}
          selectionOfDay={(day) => (isBuildingEvent ? selection.ofDay(day) : null)}
          boardRef={board}
        />
      </div>
      {isBuildingEvent ? (
        <AddToEventBar
          locationId={locationId}
          locationDatabaseId={locationDatabaseId}
          gigs={selection.selected}
          onCleared={selection.clear}
          onAdded={() => {
            selection.clear();
            props.onAddedToEvent();
          }}
        />
      ) : null}
      <Suspense>
        {hovered && hoveredEntry ? (
          <EntryHoverCard
            entry={hoveredEntry}
            hovered={hovered}
            clock={clock}
            locationId={locationDatabaseId}
            canFill={permission.isAllowed}
            onHidden={hover.hide}
            cardProps={hover.cardProps}
          />
        ) : null}
      </Suspense>
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
    </>
  );
}
