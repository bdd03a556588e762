import { type BreakChoice, breakChoices } from '../../schedule/gigs/gigListSearch.ts';

/** The state of Pay in the URL. */
export interface PayChoice {
  readonly by: 'shift' | 'person';
  /** Only what has a break like this; null for all. */
  readonly breaks: BreakChoice | null;
}

/** The same as search params. Default values are omitted. */
export interface PaySearch {
  readonly by?: string;
  readonly breaks?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readPaySearch({ by, breaks }: Record<string, unknown>): PayChoice {
  return {
    by: by === 'person' ? 'person' : 'shift',
    breaks: breakChoices.find((name) => name.toLowerCase() === breaks) ?? null,
  };
}

/** Serializes the choice to search params. */
export function writePaySearch({ by, breaks }: PayChoice): PaySearch {
  return { ...(by === 'person' && { by }), ...(breaks !== null && { breaks: breaks.toLowerCase() }) };
}
