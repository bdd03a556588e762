import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currentDay } from '../../platform/clock/currentTime.ts';
import type { CalendarBoard_location$key } from '../../__generated__/CalendarBoard_location.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { boardGigs } from './entries/boardGig.ts';
import styles from './CalendarBoard.module.css';
import { visibleEntries } from './entries/calendarEntries.ts';
import { CalendarEmpty } from './CalendarEmpty.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { calendarHref } from './calendarHref.ts';
import type { CalendarChoice } from './calendarSearch.ts';
import { daysFrom } from './dates/shownDays.ts';
import { newShiftHref } from './creating/newShift.ts';
import { People, type PeopleProps } from './People.tsx';
import { TimesBoard } from './TimesBoard.tsx';

const CalendarCoverage = lazy(() => import('./byPosition/CalendarCoverage.tsx'));

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
  PeopleView: ComponentType<PeopleProps>;
}

/** The gigs of a period, by their times or by how their positions are covered. */
export function CalendarBoard(props: Props) {
  const { zone, locationId, calendar, choice, from, until, isBusy, onTurned, onChosen } = props;
  const location = useFragment(
    graphql`
      fragment CalendarBoard_location on Location @throwOnFieldError {
        id
        viewerCanPostGigs @catch(to: NULL)
        viewerCannotPostGigsReason @catch(to: NULL)
        ...PeopleSchedule_location @include(if: $isByPerson) @alias(as: "people")
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
  const isBuildingEvent = calendar.mode === 'build-event';
  const entries = useMemo(
    () => visibleEntries(gigs, positions, isBuildingEvent),
    [gigs, positions, isBuildingEvent],
  );
  const isByPerson = calendar.mode === 'people';
  const days = useMemo(() => daysFrom(from, until), [from, until]);
  const [today] = useState(() => currentDay(zone));
  const isAllowed = location.viewerCanPostGigs === true;
  const postHref =
    isAllowed && !isBuildingEvent
      ? newShiftHref(locationId, calendarHref(locationId, choice, calendar))
      : null;
  const hrefOfDay = (day: Temporal.PlainDate, positionId?: number) =>
    calendarHref(
      locationId,
      positionId === undefined ? choice : { ...choice, positions: [positionId] },
      // A day is shown by its times, also from the coverage of a week.
      {
        ...calendar,
        mode: calendar.mode === 'coverage' ? 'times' : calendar.mode,
        span: 'day',
        date: String(day),
      },
    );

  return (
    <div className={styles.board} aria-busy={isBusy || undefined}>
      <CalendarFilters gigs={gigs} choice={choice} onChosen={onChosen} isByPerson={isByPerson} />
      {isTruncated ? (
        <InlineAlert tone="warning">
          This period has too many shifts to show. Use filters or a shorter period to see all of them.
        </InlineAlert>
      ) : null}
      {entries.length === 0 ? (
        <CalendarEmpty span={calendar.span} choice={choice} onChosen={onChosen} />
      ) : null}
      {calendar.mode === 'coverage' ? (
        <Suspense>
          <CalendarCoverage
            entries={entries}
            days={days}
            zone={zone}
            today={today}
            locationId={locationId}
            canPost={isAllowed}
            hrefOfDay={hrefOfDay}
          />
        </Suspense>
      ) : location.people ? (
        <People
          View={props.PeopleView}
          location={location.people}
          entries={entries}
          days={days}
          zone={zone}
          today={today}
          locationId={locationId}
          canPost={isAllowed}
          hrefOfDay={hrefOfDay}
          newShiftHref={postHref}
          search={choice.search}
          onSearchCleared={() => onChosen({ ...choice, search: '' })}
        />
      ) : (
        <TimesBoard
          locationId={location.id}
          locationDatabaseId={locationId}
          zone={zone}
          span={calendar.span}
          days={days}
          today={today}
          gigs={gigs}
          entries={entries}
          isBuildingEvent={isBuildingEvent}
          permission={{ isAllowed, reason: location.viewerCannotPostGigsReason ?? null }}
          hrefOfDay={hrefOfDay}
          newShiftHref={postHref}
          onAddedToEvent={() => onTurned({ ...calendar, mode: 'times' })}
        />
      )}
    </div>
  );
}
