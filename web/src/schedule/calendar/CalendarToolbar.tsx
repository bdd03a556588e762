import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import PartyPopper from 'lucide-react/icons/party-popper';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CalendarToolbar_location$key } from '../../__generated__/CalendarToolbar_location.graphql.ts';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import { calendarHref } from './calendarHref.ts';
import { calendarSpans, type CalendarChoice, type CalendarSpan } from './calendarSearch.ts';
import styles from './CalendarToolbar.module.css';
import { periodTitle } from './dates/periodTitle.ts';
import { turnPage } from './dates/shownDays.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

const spanLabels: Record<CalendarSpan, string> = { month: 'Month', week: 'Week', day: 'Day' };

interface Props {
  location: CalendarToolbar_location$key;
  locationId: number;
  calendar: CalendarChoice;
  choice: GigListChoice;
  date: Temporal.PlainDate;
  today: Temporal.PlainDate;
}

/** Navigates between periods and spans, and chooses what the calendar shows. */
export function CalendarToolbar({ location, locationId, calendar, choice, date, today }: Props) {
  const { viewerCanPostGigs } = useFragment(
    graphql`
      fragment CalendarToolbar_location on Location @throwOnFieldError {
        viewerCanPostGigs @catch(to: NULL)
      }
    `,
    location,
  );
  const { span, mode } = calendar;
  const isBuildingEvent = mode === 'build-event';
  const hrefOf = (change: Partial<CalendarChoice>) => {
    const changed = { ...calendar, ...change };
    // One searches for shifts, or for people by name.
    const isSameSearch = (changed.mode === 'people') === (mode === 'people');
    return calendarHref(locationId, isSameSearch ? choice : { ...choice, search: '' }, changed);
  };
  // The hours of people are those of a week.
  const shownSpans = calendarSpans.filter((id) => mode !== 'people' || id !== 'month');

  useScreenCommands([
    { id: 'today', label: 'Calendar: today', href: hrefOf({ date: String(today) }) },
    {
      id: 'previous',
      label: `Calendar: previous ${span}`,
      href: hrefOf({ date: String(turnPage(span, date, -1)) }),
    },
    { id: 'next', label: `Calendar: next ${span}`, href: hrefOf({ date: String(turnPage(span, date, 1)) }) },
    ...shownSpans
      .filter((id) => id !== span)
      .map((id) => ({
        id,
        label: `Calendar by ${id}`,
        href: hrefOf({ span: id, date: String(date) }),
      })),
    ...(viewerCanPostGigs
      ? [
          {
            id: 'event',
            label: isBuildingEvent ? 'Done grouping' : 'Group shifts into an event',
            href: hrefOf({ mode: isBuildingEvent ? 'times' : 'build-event' }),
          },
        ]
      : []),
  ]);

  return (
    <div className={styles.toolbar}>
      <div className={styles.pages}>
        <LinkButton variant="outlined" href={hrefOf({ date: String(today) })}>
          Today
        </LinkButton>
        <LinkButton
          iconOnly
          variant="ghost"
          aria-label={`Previous ${span}`}
          href={hrefOf({ date: String(turnPage(span, date, -1)) })}
          icon={<ChevronLeft aria-hidden="true" />}
        />
        <LinkButton
          iconOnly
          variant="ghost"
          aria-label={`Next ${span}`}
          href={hrefOf({ date: String(turnPage(span, date, 1)) })}
          icon={<ChevronRight aria-hidden="true" />}
        />
        <h2 className={styles.title} aria-live="polite">
          {periodTitle(span, date)}
        </h2>
      </div>
      <div className={styles.ways} data-tour="calendar">
        {viewerCanPostGigs ? (
          <LinkButton
            variant="outlined"
            icon={<PartyPopper aria-hidden="true" />}
            href={hrefOf({ mode: isBuildingEvent ? 'times' : 'build-event' })}
          >
            {isBuildingEvent ? 'Done' : 'Group into event'}
          </LinkButton>
        ) : null}
        <SegmentedLinks
          label="Show"
          currentId={isBuildingEvent ? 'times' : mode}
          segments={[
            { id: 'times', label: 'Times', href: hrefOf({ mode: 'times' }) },
            { id: 'coverage', label: 'Coverage', href: hrefOf({ mode: 'coverage' }) },
            { id: 'people', label: 'People', href: hrefOf({ mode: 'people' }) },
          ]}
        />
        <SegmentedLinks
          label="Calendar view"
          currentId={span}
          segments={shownSpans.map((id) => ({
            id,
            label: spanLabels[id],
            href: hrefOf({ span: id, date: String(date) }),
          }))}
        />
      </div>
    </div>
  );
}
