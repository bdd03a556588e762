/** The state of the events list in the URL. */
export interface EventsChoice {
  readonly period: 'upcoming' | 'past';
  /** Text to find in event names. Empty for all events. */
  readonly search: string;
}

/** The search params of the URL. Default values are omitted. */
interface EventsSearch {
  readonly period?: string;
  readonly search?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readEventsSearch({ period, search }: Record<string, unknown>): EventsChoice {
  return {
    period: period === 'past' ? 'past' : 'upcoming',
    search: typeof search === 'string' ? search.trim().slice(0, 100) : '',
  };
}

/** Serializes the state to search params. */
export function writeEventsSearch({ period, search }: EventsChoice): EventsSearch {
  return { ...(period === 'past' && { period }), ...(search !== '' && { search }) };
}
