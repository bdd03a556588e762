import CalendarDays from 'lucide-react/icons/calendar-days';
import List from 'lucide-react/icons/list';
import { readCalendarSearch, writeCalendarSearch, type CalendarChoice } from '../calendar/calendarSearch.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { SegmentedLinks } from '../../ui/navigation/SegmentedLinks.tsx';
import { writeGigListSearch, type GigListChoice } from './gigListSearch.ts';

interface Props {
  locationId: number;
  /** The filters, shared by both views. */
  choice: GigListChoice;
  /** The state of the calendar. Defaults to this week. */
  calendar?: CalendarChoice;
}

/** Switches between the list and the calendar and keeps the filters. */
export function ViewSwitch({ locationId, choice, calendar = readCalendarSearch({}) }: Props) {
  const hrefOf = (view: CalendarChoice['view']) => {
    const search = {
      ...writeGigListSearch(choice),
      ...writeCalendarSearch({ ...calendar, view, mode: 'times' }),
    };
    return `/locations/${locationId}${stringifySearch({ ...search })}`;
  };
  return (
    <SegmentedLinks
      label="View"
      currentId={calendar.view}
      segments={[
        { id: 'list', label: 'List', href: hrefOf('list'), icon: <List aria-hidden="true" /> },
        {
          id: 'calendar',
          label: 'Calendar',
          href: hrefOf('calendar'),
          icon: <CalendarDays aria-hidden="true" />,
        },
      ]}
    />
  );
}
