/** The state of Pay in the URL. */
export interface PayChoice {
  readonly by: 'shift' | 'person';
}

/** The same as search params. */
export interface PaySearch {
  readonly by?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readPaySearch({ by }: Record<string, unknown>): PayChoice {
  return { by: by === 'person' ? 'person' : 'shift' };
}
