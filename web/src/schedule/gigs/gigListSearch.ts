import {
  defaultGigListStatuses,
  gigListStatusFromWire,
  gigListStatusToWire,
  type GigListStatus,
} from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigOrderFromWire, gigOrderToWire, type GigOrder } from '@brigade/domain/schedule/gigs/gigOrder.ts';

/** The parts of the calendar that the list shows one of. */
export const periods = ['upcoming', 'past', 'all'] as const;

export type Period = (typeof periods)[number];

/** How gigs find their pros, as far as the list tells them apart. */
export const listTypes = ['MARKETPLACE', 'NETWORK'] as const;

export type ListType = (typeof listTypes)[number];

/** Gigs of events alone, or the others alone. */
export const eventChoices = ['events', 'gigs'] as const;

export type EventChoice = (typeof eventChoices)[number];

/** What the list shows. */
export interface GigListChoice {
  readonly period: Period;
  readonly statuses: readonly GigListStatus[];
  /** Empty for all, as below. */
  readonly types: readonly ListType[];
  /** Ids of skills. */
  readonly positions: readonly number[];
  /** Null for both. */
  readonly events: EventChoice | null;
  /** Whether gigs of all locations of this person are listed, not of one alone. */
  readonly isManaged: boolean;
  readonly search: string;
  readonly order: GigOrder;
}

/** The same as the address says it: what is left out is the default. */
export interface GigListSearch {
  readonly period?: string;
  readonly statuses?: string;
  readonly types?: string;
  readonly positions?: string;
  readonly events?: string;
  readonly managed?: string;
  readonly search?: string;
  readonly ordering?: string;
}

/** The order of a period when nobody picks one: what is next, or what was last. */
function defaultOrder(period: Period): GigOrder {
  return period === 'past' ? 'STARTING_LATEST' : 'STARTING_SOONEST';
}

/** Reads the address. What it does not know is dropped, and what is dropped or left out is the default. */
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
    // A router that reads addresses as JSON makes it a boolean.
    isManaged: String(search['managed']) === 'true',
    search: typeof text === 'string' ? text.trim() : '',
    order: (typeof ordering === 'string' ? gigOrderFromWire(ordering) : null) ?? defaultOrder(period),
  };
}

/** Writes the address. */
export function writeGigListSearch(choice: GigListChoice): GigListSearch {
  const { period, statuses, types, positions, events, isManaged, search, order } = choice;
  return {
    ...(period === 'upcoming' ? {} : { period }),
    ...(isDefault(statuses) ? {} : { statuses: statuses.map(gigListStatusToWire).join(',') }),
    ...(types.length === 0 ? {} : { types: types.map((type) => type.toLowerCase()).join(',') }),
    ...(positions.length === 0 ? {} : { positions: positions.join(',') }),
    ...(events === null ? {} : { events }),
    ...(isManaged ? { managed: 'true' } : {}),
    ...(search === '' ? {} : { search }),
    ...(order === defaultOrder(period) ? {} : { ordering: gigOrderToWire(order) }),
  };
}

/** Whether the list leaves out gigs that it would show by default. */
export function isFiltered({ statuses, types, positions, events, search }: GigListChoice): boolean {
  return !isDefault(statuses) || types.length > 0 || positions.length > 0 || events !== null || search !== '';
}

/** The same part of the calendar without any filter. */
export function withoutFilters(choice: GigListChoice): GigListChoice {
  return { ...choice, statuses: defaultGigListStatuses, types: [], positions: [], events: null, search: '' };
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
