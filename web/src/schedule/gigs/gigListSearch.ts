import {
  defaultGigListStatuses,
  gigListStatusFromWire,
  gigListStatusToWire,
  type GigListStatus,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigOrderFromWire, gigOrderToWire, type GigOrder } from '@brigade/domain/schedule/gigs/gigOrder.ts';

export const periods = ['upcoming', 'past', 'all'] as const;

export type Period = (typeof periods)[number];

/** The gig types that the list can be filtered by. */
export const listTypes = ['MARKETPLACE', 'NETWORK'] as const;

type ListType = (typeof listTypes)[number];

/** Only gigs with an event, or only gigs without one. */
export const eventChoices = ['events', 'gigs'] as const;

type EventChoice = (typeof eventChoices)[number];

/** How breaks follow the rules, as far as people look for it. */
export const breakChoices = [
  'NON_COMPLIANT',
  'SKIPPED',
  'TOO_LATE',
  'TOO_SHORT',
  'TOO_LONG',
  'NO_START_END_TIME',
  'COMPLIANT',
] as const;

/** One of {@link breakChoices}. */
export type BreakChoice = (typeof breakChoices)[number];

/** The state of the list in the URL. */
export interface GigListChoice {
  readonly period: Period;
  readonly statuses: readonly GigListStatus[];
  /** Empty for all. */
  readonly types: readonly ListType[];
  /** The numbers of skills. Empty for all. */
  readonly positions: readonly number[];
  /** Null for all gigs. */
  readonly events: EventChoice | null;
  /** Null for all gigs. */
  readonly breaks: BreakChoice | null;
  /** Whether to list gigs of all locations the viewer manages. */
  readonly isManaged: boolean;
  readonly search: string;
  readonly order: GigOrder;
}

/** The search params of the URL. Default values are omitted. */
interface GigListSearch {
  readonly period?: string;
  readonly statuses?: string;
  readonly types?: string;
  readonly positions?: string;
  readonly events?: string;
  readonly breaks?: string;
  readonly managed?: string;
  readonly search?: string;
  readonly ordering?: string;
}

/** The default order: upcoming gigs first, or the most recent past gigs first. */
function defaultOrder(period: Period): GigOrder {
  return period === 'past' ? 'STARTING_LATEST' : 'STARTING_SOONEST';
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readGigListSearch(search: Record<string, unknown>): GigListChoice {
  const period = periods.find((name) => name === search['period']) ?? 'upcoming';
  const statuses = list(search['statuses'], gigListStatusFromWire);
  const text = search['search'];
  const ordering = search['ordering'];
  return {
    period,
    statuses: statuses.length > 0 ? statuses : defaultGigListStatuses,
    types: list(search['types'], (name) => listTypes.find((type) => type.toLowerCase() === name) ?? null),
    positions: list(search['positions'], (id) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : null)),
    events: eventChoices.find((name) => name === search['events']) ?? null,
    breaks: breakChoices.find((name) => name.toLowerCase() === search['breaks']) ?? null,
    // The router parses search params as JSON, so this can be a boolean.
    isManaged: String(search['managed']) === 'true',
    search: typeof text === 'string' ? text.trim() : '',
    order: (typeof ordering === 'string' ? gigOrderFromWire(ordering) : null) ?? defaultOrder(period),
  };
}

/** Serializes the state to search params. */
export function writeGigListSearch(choice: GigListChoice): GigListSearch {
  const { period, statuses, types, positions, events, breaks, isManaged, search, order } = choice;
  return {
    ...(period === 'upcoming' ? {} : { period }),
    ...(isDefault(statuses) ? {} : { statuses: statuses.map(gigListStatusToWire).join(',') }),
    ...(types.length === 0 ? {} : { types: types.map((type) => type.toLowerCase()).join(',') }),
    ...(positions.length === 0 ? {} : { positions: positions.join(',') }),
    ...(events === null ? {} : { events }),
    ...(breaks === null ? {} : { breaks: breaks.toLowerCase() }),
    ...(isManaged ? { managed: 'true' } : {}),
    ...(search === '' ? {} : { search }),
    ...(order === defaultOrder(period) ? {} : { ordering: gigOrderToWire(order) }),
  };
}

/** Whether any filter differs from its default. */
export function isFiltered({ statuses, types, positions, events, breaks, search }: GigListChoice): boolean {
  return (
    !isDefault(statuses) ||
    types.length > 0 ||
    positions.length > 0 ||
    events !== null ||
    breaks !== null ||
    search !== ''
  );
}

/** Resets all filters and keeps the period. */
export function withoutFilters(choice: GigListChoice): GigListChoice {
  return {
    ...choice,
    statuses: defaultGigListStatuses,
    types: [],
    positions: [],
    events: null,
    breaks: null,
    search: '',
  };
}

function isDefault(statuses: readonly GigListStatus[]): boolean {
  return (
    statuses.length === 0 ||
    (statuses.length === defaultGigListStatuses.length &&
      statuses.every((status) => defaultGigListStatuses.includes(status)))
  );
}

function list<T>(value: unknown, read: (name: string) => T | null): T[] {
  if (typeof value !== 'string') return [];
  const known = value.split(',').map(read);
  return [...new Set(known.filter((entry) => entry !== null))];
}
