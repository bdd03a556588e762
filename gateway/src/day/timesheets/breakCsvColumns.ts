import type { BreakCheck } from '@brigade/domain/day/timesheets/breakCheck.ts';
import { breakCheckText } from '@brigade/domain/day/timesheets/breakCheckText.ts';
import { hhmmss } from '@brigade/domain/platform/time/duration.ts';
import { formatBackendTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { breakComplianceLabel } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';

/** The work of a pro whose break was checked. */
export interface CheckedWork {
  readonly application: GigApplicationWire;
  readonly check: BreakCheck;
  /** The position of the gig; null if unknown. */
  readonly position: string | null;
  /** The IANA zone of the location. */
  readonly zone: string;
}

interface Column {
  readonly heading: string;
  readonly cell: (work: CheckedWork) => string | number | null | undefined;
}

const timeOf = (instant: string | null | undefined, zone: string) =>
  instant == null ? null : formatBackendTime(Temporal.Instant.from(instant), zone);

const punchesOf = ({ application }: CheckedWork) => application.timesheet?.time_punches ?? [];
const breaksOf = ({ application }: CheckedWork) => application.timesheet?.shift_breaks ?? [];
const lastPunch = (work: CheckedWork) => punchesOf(work).at(-1);

/** How long the breaks that ended lasted, together. */
const breakTimeOf = (work: CheckedWork) =>
  hhmmss(
    breaksOf(work).reduce(
      (seconds, { start_time, end_time }) =>
        end_time == null
          ? seconds
          : seconds + Temporal.Instant.from(start_time).until(end_time).total('seconds'),
      0,
    ),
  );

/** Nothing during a break, which may be the one that is due. */
function textOf(work: CheckedWork): string | null {
  const { status, rule, minutesOff } = work.check;
  if (status === 'UNKNOWN' && breaksOf(work).some(({ end_time }) => end_time == null)) return null;
  return breakCheckText({ status, lengthMinutes: rule?.lengthMinutes, minutesOff });
}

/**
 * The columns of the file, in order. Dates and times are local to the location, in the time zone of the `Time zone`
 * column.
 */
export const breakCsvColumns: readonly Column[] = [
  { heading: 'Shift', cell: ({ application }) => application.gig_id },
  {
    heading: 'Date',
    cell: ({ application, zone }) =>
      Temporal.Instant.from(application.working_hours.start_time)
        .toZonedDateTimeISO(zone)
        .toPlainDate()
        .toString(),
  },
  { heading: 'Position', cell: ({ position }) => position },
  { heading: 'Pro', cell: ({ application }) => application.gigster.display_name },
  { heading: 'Status', cell: ({ check }) => breakComplianceLabel(check.status) },
  { heading: 'Why', cell: textOf },
  { heading: 'Start', cell: ({ application, zone }) => timeOf(application.working_hours.start_time, zone) },
  { heading: 'End', cell: ({ application, zone }) => timeOf(application.working_hours.end_time, zone) },
  {
    heading: 'Clock-in',
    cell: (work) =>
      timeOf(punchesOf(work).find(({ punch_type }) => punch_type === 'CLOCK_IN')?.time, work.zone),
  },
  {
    heading: 'Clock-out',
    cell: (work) => {
      const last = lastPunch(work);
      return last?.punch_type === 'CLOCK_OUT' ? timeOf(last.time, work.zone) : null;
    },
  },
  {
    heading: 'Break due by',
    cell: ({ check, zone }) => (check.dueAt === null ? null : formatBackendTime(check.dueAt, zone)),
  },
  { heading: 'Break due (minutes)', cell: ({ check }) => check.rule?.lengthMinutes },
  {
    heading: 'Breaks',
    cell: (work) =>
      breaksOf(work)
        .map(({ start_time, end_time }) =>
          [timeOf(start_time, work.zone), timeOf(end_time, work.zone) ?? ''].join('–'),
        )
        .join('; '),
  },
  { heading: 'Break time', cell: (work) => (breaksOf(work).length > 0 ? breakTimeOf(work) : null) },
  { heading: 'Time zone', cell: ({ zone }) => zone },
];
