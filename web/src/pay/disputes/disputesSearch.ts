/** The state of the list of disputes in the URL. */
export interface DisputesChoice {
  readonly show: 'open' | 'decided';
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readDisputesSearch({ show }: Record<string, unknown>): DisputesChoice {
  return { show: show === 'decided' ? 'decided' : 'open' };
}

/** Serializes the state to search params. Default values are omitted. */
export function writeDisputesSearch({ show }: DisputesChoice): { readonly show?: string } {
  return show === 'decided' ? { show } : {};
}
