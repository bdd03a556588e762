import type { ApplicationResponse } from './applicationResponse.ts';
import type { ApplicationRow } from './applicationRows.ts';

type Timesheet = ApplicationResponse['timesheet'];

/** The punches of an application; null before the first. */
export function toTimesheet(
  row: Pick<ApplicationRow, 'id' | 'punches' | 'work_end_time' | 'original_work_end_time'>,
): Timesheet {
  if (row.punches.length === 0) return null;
  return {
    id: row.id,
    application_id: row.id,
    time_punches: row.punches.map(toTimePunch),
    has_extension: row.work_end_time > row.original_work_end_time,
    shift_breaks: [],
  };
}

function toTimePunch(
  punch: ApplicationRow['punches'][number],
): NonNullable<Timesheet>['time_punches'][number] {
  const { longitude, latitude } = punch;
  return {
    id: punch.id,
    // The database returns JSON, so the time is text with an offset.
    time: new Date(punch.time).toISOString(),
    punch_type: punch.punch_type,
    pro_coordinates:
      longitude === null || latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
    pro_coordinates_precision: punch.pro_coordinates_precision,
  };
}
