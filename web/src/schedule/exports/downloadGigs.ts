import type { GigFilter, GigOrder } from '../../__generated__/GigListScreenQuery.graphql.ts';
import { downloadFile } from './downloadFile.ts';

export interface ExportedList {
  readonly locationId: number;
  readonly filter: GigFilter;
  readonly orderBy: GigOrder;
}

/**
 * Downloads a whole list of gigs as a CSV file.
 *
 * @throws Fault if the file is missing or incomplete
 */
export function downloadGigs({ locationId, filter, orderBy }: ExportedList): Promise<void> {
  const search = new URLSearchParams({ filter: JSON.stringify(filter), orderBy });
  return downloadFile(`/exports/locations/${locationId}/gigs.csv?${search.toString()}`, 'shifts.csv');
}
