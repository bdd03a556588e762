import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { type ProSearchChoice, writeProSearch } from './proSearch.ts';

/** The URL of the search for pros with this choice. */
export function searchHref(locationId: number, choice: ProSearchChoice): string {
  return `/locations/${locationId}/connect${stringifySearch(writeProSearch(choice))}`;
}
