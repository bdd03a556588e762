import { type ComponentProps, lazy } from 'react';
import { CalendarScreen } from '../../schedule/calendar/CalendarScreen.tsx';

const PeopleSchedule = lazy(() => import('../../day/daySchedule/byPerson/PeopleSchedule.tsx'));

/** The calendar of a location, with its view by person. */
export function LocationCalendar(props: Omit<ComponentProps<typeof CalendarScreen>, 'PeopleView'>) {
  return <CalendarScreen {...props} PeopleView={PeopleSchedule} />;
}
