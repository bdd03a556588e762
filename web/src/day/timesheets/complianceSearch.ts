import { breakCompliances, type BreakCompliance } from '@brigade/domain/schedule/gigs/breakCompliance.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { isoDay } from '../../platform/screen/isoDay.ts';

/** The state of the list of breaks in the URL. */
export interface ComplianceChoice {
  readonly status: BreakCompliance;
  /** The first and the last day, YYYY-MM-DD; null for no limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** A part of a pro's name; empty for all pros. */
  readonly search: string;
}

/** The search params of the URL. Default values are omitted. */
interface ComplianceSearch {
  readonly status?: string;
  readonly from?: string;
  readonly until?: string;
  readonly search?: string;
}

/** What the list shows unless something else is chosen. */
export const defaultStatus = 'NON_COMPLIANT';

/** Parses the search params. Invalid values are replaced by defaults. */
export function readComplianceSearch(params: Record<string, unknown>): ComplianceChoice {
  const { status, from, until, search } = params;
  return {
    status: breakCompliances.find((name) => name.toLowerCase() === status) ?? defaultStatus,
    from: isoDay(from),
    until: isoDay(until),
    search: typeof search === 'string' ? search.trim().slice(0, 100) : '',
  };
}

/** Serializes the state to search params. */
export function writeComplianceSearch({ status, from, until, search }: ComplianceChoice): ComplianceSearch {
  return {
    ...(status !== defaultStatus && { status: status.toLowerCase() }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(search !== '' && { search }),
  };
}

/** The address of the list of breaks of a location, by default of all days and pros with any problem. */
export function complianceHref(locationId: number, choice: Partial<ComplianceChoice> = {}): string {
  const search = writeComplianceSearch({
    status: defaultStatus,
    from: null,
    until: null,
    search: '',
    ...choice,
  });
  return `/locations/${locationId}/compliance${stringifySearch({ ...search })}`;
}
