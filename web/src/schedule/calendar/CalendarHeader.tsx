import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CalendarHeader_location$key } from '../../__generated__/CalendarHeader_location.graphql.ts';
import { GigsMenu } from '../gigs/GigsMenu.tsx';
import type { GigListChoice } from '../gigs/gigListSearch.ts';
import { ViewSwitch } from '../gigs/ViewSwitch.tsx';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import type { LiveState } from '../../platform/live/liveState.ts';
import { PostMenu } from '../posting/PostMenu.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { CalendarChoice } from './calendarSearch.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { exportForDays } from './exportForDays.ts';
import { shownDays } from './dates/shownDays.ts';

interface Props {
  location: CalendarHeader_location$key;
  locationId: number;
  calendar: CalendarChoice;
  choice: GigListChoice;
  date: Temporal.PlainDate;
  today: Temporal.PlainDate;
  /** The state of the live updates. */
  live: LiveState;
}

/** The page header of the calendar, with its toolbar. */
export function CalendarHeader({ location, locationId, calendar, choice, date, today, live }: Props) {
  const data = useFragment(
    graphql`
      fragment CalendarHeader_location on Location @throwOnFieldError {
        name
        address {
          line1
          city
          stateCode
        }
        timeZone
        ...GigsMenu_location
        ...PostMenu_location
        ...CalendarToolbar_location
      }
    `,
    location,
  );
  const { name, address } = data;
  return (
    <PageHeader
      title="Shifts"
      meta={<LiveStatus state={live} />}
      subtitle={`${name} · ${address.line1}, ${address.city}, ${address.stateCode}`}
      actions={
        <>
          <ViewSwitch locationId={locationId} choice={choice} calendar={calendar} />
          <GigsMenu
            location={data}
            list={exportForDays(choice, shownDays(calendar.span, date), data.timeZone ?? browserZone())}
          />
          <PostMenu location={data} />
        </>
      }
    >
      <title>{`Calendar · ${name} · Brigade`}</title>
      <CalendarToolbar
        location={data}
        locationId={locationId}
        calendar={calendar}
        choice={choice}
        date={date}
        today={today}
      />
    </PageHeader>
  );
}
