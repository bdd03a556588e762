import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { downloadFile } from '../../schedule/exports/downloadFile.ts';
import type { ComplianceChoice } from './complianceSearch.ts';

/**
 * Downloads a whole list of breaks as a CSV file.
 *
 * @throws Fault if the file is missing or incomplete
 */
export function downloadBreaks(locationId: number, choice: ComplianceChoice): Promise<void> {
  const search = stringifySearch({ ...choice });
  return downloadFile(`/exports/locations/${locationId}/breaks.csv${search}`, 'breaks.csv');
}
