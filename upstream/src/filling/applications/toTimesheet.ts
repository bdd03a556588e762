import type { ApplicationRow } from './applicationRows.ts';
import type { TimesheetResponse } from './timesheetResponse.ts';

type Row = Pick<
  ApplicationRow,
  'id' | 'punches' | 'breaks' | 'work_end_time' | 'original_work_end_time' | 'break_compliance'
>;

/** The punches and breaks of an application; null before the first of them. */
export function toTimesheet(row: Row): TimesheetResponse | null {
  if (row.punches.length === 0 && row.breaks.length === 0) return null;
  return {
    id: row.id,
    application_id: row.id,
    time_punches: row.punches.map(toTimePunch),
    has_extension: row.work_end_time > row.original_work_end_time,
    shift_breaks: toShiftBreaks(row),
  };
}

// The database returns rows as JSON, so times are texts with an offset.
const toInstant = (time: Date | string) => new Date(time).toISOString();

function toTimePunch(punch: Row['punches'][number]): TimesheetResponse['time_punches'][number] {
  const { longitude, latitude } = punch;
  return {
    id: punch.id,
    time: toInstant(punch.time),
    punch_type: punch.punch_type,
    pro_coordinates:
      longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
    pro_coordinates_precision: punch.pro_coordinates_precision,
    note: punch.note,
    recorded_by_user: toRecorder(punch),
    is_automatic: punch.is_automatic,
    is_check_in: punch.is_check_in,
  };
}

/** The rule is about the longest break; an open one counts as the longest. */
function toShiftBreaks({ breaks, break_compliance }: Row): TimesheetResponse['shift_breaks'] {
  const shown = breaks.map(toShiftBreak);
  const length = ({ minutes, seconds }: (typeof shown)[number]) =>
    minutes === null ? Number.POSITIVE_INFINITY : minutes * 60 + (seconds ?? 0);
  const [longest] = shown.toSorted((one, other) => length(other) - length(one));
  return shown.map((one) => ({
    ...one,
    compliance_status: (one === longest ? break_compliance : null) ?? 'NOT_APPLICABLE',
  }));
}

function toShiftBreak(shiftBreak: Row['breaks'][number]) {
  const { id, start_time, end_time, note } = shiftBreak;
  const seconds =
    end_time === null
      ? null
      : Math.round((new Date(end_time).getTime() - new Date(start_time).getTime()) / 1000);
  return {
    id,
    start_time: toInstant(start_time),
    end_time: end_time === null ? null : toInstant(end_time),
    minutes: seconds === null ? null : Math.floor(seconds / 60),
    seconds: seconds === null ? null : seconds % 60,
    note,
    recorded_by_user: toRecorder(shiftBreak),
  };
}

type Recorder = { recorded_by_user_id: number | null; first_name: string | null; last_name: string | null };

function toRecorder({ recorded_by_user_id: id, first_name, last_name }: Recorder) {
  return id === null ? null : { id, first_name: first_name ?? '', last_name: last_name ?? '' };
}
