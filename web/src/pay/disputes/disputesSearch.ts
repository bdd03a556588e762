/** The state of the list of disputes in the URL. */
export interface DisputesChoice {
  readonly show: 'open' | 'decided';
}

/** The same as search params. */
export interface DisputesSearch {
  readonly show?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readDisputesSearch({ show }: Record<string, unknown>): DisputesChoice {
  return { show: show === 'decided' ? 'decided' : 'open' };
}
