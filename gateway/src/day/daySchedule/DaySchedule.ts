import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { Location } from '../../businesses/locations/Location.ts';
import type { LocationSource } from '../../businesses/locations/locationSource.ts';
import { builder } from '../../platform/schema/builder.ts';
import { CalendarGig } from '../../schedule/calendar/CalendarGig.ts';
import type { LocatedCalendarGig } from '../../schedule/calendar/calendarGigWire.ts';

/** A gig with everyone who was confirmed for it. */
export interface StaffedGig {
  readonly gig: LocatedCalendarGig;
  readonly location: LocationSource;
  readonly pros: readonly GigApplicationWire[];
}

/** Who works on some days. */
export interface DayScheduleShape {
  /** YYYY-MM-DD, both included. */
  readonly from: string;
  readonly until: string;
  readonly gigs: readonly StaffedGig[];
  readonly isTruncated: boolean;
}

const StaffedGigRef = builder.objectRef<StaffedGig>('StaffedGig').implement({
  description: 'A gig of a day with everyone who was confirmed for it.',
  fields: (t) => ({
    gig: t.field({
      type: CalendarGig,
      description: 'The gig in its compact form.',
      resolve: ({ gig }) => gig,
    }),
    location: t.field({
      type: Location,
      description: 'The location of the gig.',
      resolve: ({ location }) => location,
    }),
    pros: t.field({
      type: [GigApplication],
      description: 'The confirmed pros by name, including those who dropped out afterwards.',
      extensions: { listSize: 8 },
      resolve: ({ pros }) => [...pros],
    }),
  }),
});

export const DaySchedule = builder.objectRef<DayScheduleShape>('DaySchedule').implement({
  description: 'Who works on some days, at a location or at several.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first of the days.' }),
    until: t.expose('until', { type: 'Date', description: 'The last of the days.' }),
    gigs: t.field({
      type: [StaffedGigRef],
      description:
        'The gigs that take place at least partly on these days and are not cancelled, ordered by start time.',
      extensions: { listSize: 30 },
      resolve: ({ gigs }) => [...gigs],
    }),
    isTruncated: t.exposeBoolean('isTruncated', {
      description:
        'Whether there are more gigs than one response can contain. The latest gigs are then missing.',
    }),
  }),
});
