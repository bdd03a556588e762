import { useSearch } from '@tanstack/react-router';
import { CalendarSkeleton } from '../calendar/CalendarSkeleton.tsx';
import { GigListSkeleton } from './GigListSkeleton.tsx';

/** The gigs of a location on their way, as a list or on the calendar. */
export function GigsSkeleton() {
  const { view } = useSearch({ strict: false });
  return view === 'calendar' ? <CalendarSkeleton /> : <GigListSkeleton />;
}
