import { selectApplicationRows } from '../../filling/applications/applicationRows.ts';
import type { TimesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { toTimesheet } from '../../filling/applications/toTimesheet.ts';
import type { Database } from '../../platform/database/database.ts';

/** The timesheet of an application; empty before the first punch. */
export async function loadTimesheet(database: Database, applicationId: number): Promise<TimesheetResponse> {
  const row = await selectApplicationRows(database)
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return (
    toTimesheet(row) ?? {
      id: applicationId,
      application_id: applicationId,
      time_punches: [],
      has_extension: false,
      shift_breaks: [],
    }
  );
}
