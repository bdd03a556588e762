import { readDayScheduleSearch } from '../daySchedule/dayScheduleSearch.ts';
import { readRosterSearch } from '../roster/rosterSearch.ts';

/** The state of the call list in the URL. */
export interface CallListChoice {
  /** The day, YYYY-MM-DD. Null for today at the location. */
  readonly date: string | null;
  /** Only people whose name or position contains this text. */
  readonly name: string;
}

/** The search params of the URL. Default values are omitted. */
interface CallListSearch {
  readonly date?: string;
  readonly name?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readCallListSearch(search: Record<string, unknown>): CallListChoice {
  return { date: readDayScheduleSearch(search).date, name: readRosterSearch(search).name };
}

/** Serializes the state to search params. */
export function writeCallListSearch({ date, name }: CallListChoice): CallListSearch {
  return { ...(date !== null && { date }), ...(name !== '' && { name }) };
}
