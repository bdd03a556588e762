import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PeopleSchedule_location$key } from '../../__generated__/PeopleSchedule_location.graphql.ts';
import type { NewShiftHref } from './creating/newShift.ts';
import type { CalendarEntry } from './entries/calendarEntries.ts';

/** What the calendar gives to its view by person. */
export interface PeopleProps {
  location: PeopleSchedule_location$key;
  /** What the calendar shows, by its filters. */
  entries: readonly CalendarEntry[];
  days: readonly Temporal.PlainDate[];
  zone: string;
  today: Temporal.PlainDate;
  locationId: number;
  /** Whether the viewer may post and fill shifts. */
  canPost: boolean;
  hrefOfDay: (day: Temporal.PlainDate) => string;
  newShiftHref: NewShiftHref | null;
  /** A part of the names to show. Empty for all. */
  search: string;
  onSearchCleared: () => void;
}

/** The place of the view by person. It knows of attendance, belongs to a later area and is handed in. */
export function People({ View, ...props }: PeopleProps & { View: ComponentType<PeopleProps> }) {
  return (
    <Suspense fallback={<Skeleton shape="block" height="24rem" label="Loading pros" />}>
      <View {...props} />
    </Suspense>
  );
}
