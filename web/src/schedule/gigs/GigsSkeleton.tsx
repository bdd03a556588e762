import { useSearch } from '@tanstack/react-router';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton.tsx';
import { GigListSkeleton } from './GigListSkeleton.tsx';

/** The placeholder of the list or the calendar, depending on the URL. */
export function GigsSkeleton() {
  const { view } = useSearch({ strict: false });
  return view === 'calendar' ? <CalendarSkeleton /> : <GigListSkeleton />;
}
