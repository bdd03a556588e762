import {
  type DashboardCompare,
  dashboardCompares,
} from '@brigade/domain/insight/dashboards/dashboardCompare.ts';
import { type DashboardName, dashboardSlug } from '@brigade/domain/insight/dashboards/dashboardNames.ts';
import { dashboardDaysProblem, type Days } from '@brigade/domain/insight/dashboards/dashboardPeriod.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';

/** The filters of a dashboard in the URL. */
export interface DashboardChoice {
  /** Null for the default period. */
  readonly days: Days | null;
  /** Why the days of the URL cannot be shown; null if they can, or if there are none. */
  readonly daysProblem: string | null;
  readonly compare: DashboardCompare;
  /** The number of a skill; null for all. */
  readonly position: number | null;
}

/** The search params of the URL. Default values are omitted. */
interface DashboardSearch {
  readonly from?: string;
  readonly to?: string;
  readonly compare?: string;
  readonly position?: string;
}

const words: Readonly<Record<DashboardCompare, string>> = {
  PREVIOUS_PERIOD: 'previous',
  SAME_WEEKS_LAST_YEAR: 'last-year',
  NONE: 'none',
};

/** Parses the search params. Invalid values are ignored; for days, `daysProblem` says why. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardChoice {
  const { from, to, compare, position } = search;
  const days = { from: text(from), to: text(to) };
  const isGiven = from !== undefined || to !== undefined;
  const problem = dashboardDaysProblem(days);
  return {
    days: problem === null ? days : null,
    daysProblem: isGiven ? problem : null,
    compare: dashboardCompares.find((known) => words[known] === compare) ?? 'PREVIOUS_PERIOD',
    position: /^[1-9]\d{0,8}$/.test(String(position)) ? Number(position) : null,
  };
}

/** Serializes the filters to search params. */
export function writeDashboardSearch({
  days,
  compare,
  position,
}: Omit<DashboardChoice, 'daysProblem'>): DashboardSearch {
  return {
    ...(days && { from: days.from, to: days.to }),
    ...(compare !== 'PREVIOUS_PERIOD' && { compare: words[compare] }),
    ...(position !== null && { position: String(position) }),
  };
}

/** The filters as variables of the query. */
export function dashboardVariables({ days, compare, position }: Omit<DashboardChoice, 'daysProblem'>) {
  return { from: days?.from ?? null, to: days?.to ?? null, compare, position };
}

/** The address of a dashboard with filters, of a place like `/locations/1`. */
export function dashboardHref(place: string, name: DashboardName, choice: DashboardChoice): string {
  return `${place}/dashboards/${dashboardSlug(name)}${stringifySearch({ ...writeDashboardSearch(choice) })}`;
}

/** The router gives numbers for digits. */
function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
