import { readApplicationRows } from '../../filling/applications/applicationRows.ts';
import type { TimesheetResponse } from '../../filling/applications/timesheetResponse.ts';
import { toTimesheet } from '../../filling/applications/toTimesheet.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * The timesheet of an application; empty before the first punch.
 *
 * @throws ApiError not_found when there is no such application
 */
export async function loadTimesheet(database: Database, applicationId: number): Promise<TimesheetResponse> {
  const [row] = await readApplicationRows(database, [applicationId]);
  if (!row) throw notFound('application');
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
