import { z } from 'zod';
import { breakCompliances } from '../../schedule/gigs/breakCompliance.ts';
import { id, instant } from '../../platform/server/parameters.ts';

const recordedBy = z
  .object({ id, first_name: z.string(), last_name: z.string() })
  .nullable()
  .describe('The manager who recorded it or changed it last; null for what the pro or the system did');

const timePunch = z.object({
  id,
  time: instant,
  punch_type: z.enum(['CLOCK_IN', 'CLOCK_OUT']),
  pro_coordinates: z
    .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
    .nullable()
    .describe(
      'Longitude, latitude; null for punches of managers and of the system, and once a manager changed the time',
    ),
  pro_coordinates_precision: z.enum(['FINE', 'COARSE']).nullable(),
  note: z.string().nullable(),
  recorded_by_user: recordedBy,
  is_automatic: z
    .boolean()
    .describe(
      'Whether the system clocked the pro out, 4 hours after the end of the work; false once a manager changed the time',
    ),
  is_check_in: z
    .boolean()
    .describe(
      'Whether the pro clocked in with the check-in code of the gig; false once a manager changed the time',
    ),
});

const shiftBreak = z.object({
  id,
  start_time: instant,
  end_time: instant.nullable().describe('Null while the pro is on break'),
  minutes: z.int().nullable().describe('Whole minutes of the break; null while it lasts'),
  seconds: z.int().nullable().describe('The seconds beyond the whole minutes; null while it lasts'),
  compliance_status: z
    .enum(breakCompliances)
    .describe('How the break follows the rule of the market; breaks besides the longest are NOT_APPLICABLE'),
  note: z.string().nullable(),
  recorded_by_user: recordedBy,
});

/** The punches and breaks of an application. */
export const timesheetResponse = z
  .object({
    id,
    application_id: id,
    time_punches: z.array(timePunch),
    has_extension: z.boolean().describe('Whether the work continued after the posted end'),
    shift_breaks: z.array(shiftBreak),
  })
  .meta({ id: 'Timesheet' });

/** The punches and breaks of an application. */
export type TimesheetResponse = z.output<typeof timesheetResponse>;
