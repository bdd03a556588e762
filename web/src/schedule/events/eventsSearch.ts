/** Which events the list shows. */
export interface EventsChoice {
  readonly period: 'upcoming' | 'past';
  /** A part of the name; empty for all. */
  readonly search: string;
}

/** The same as the address says it: what is left out is the default. */
export interface EventsSearch {
  readonly period?: string;
  readonly search?: string;
}

/** Reads the address; what it does not know is the default. */
export function readEventsSearch({ period, search }: Record<string, unknown>): EventsChoice {
  return {
    period: period === 'past' ? 'past' : 'upcoming',
    search: typeof search === 'string' ? search.trim().slice(0, 100) : '',
  };
}

/** The inverse. */
export function writeEventsSearch({ period, search }: EventsChoice): EventsSearch {
  return { ...(period === 'past' && { period }), ...(search !== '' && { search }) };
}
