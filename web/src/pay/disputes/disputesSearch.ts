import { type DisputeStatus, undecidedStatuses } from '@brigade/domain/pay/disputes/disputeStatus.ts';

/** The state of the list of disputes in the URL. */
export interface DisputesChoice {
  readonly show: 'open' | 'decided';
  /** Of those that are open; empty for all of them. */
  readonly statuses: readonly DisputeStatus[];
}

/** The same as search params. Default values are omitted. */
export interface DisputesSearch {
  readonly show?: string;
  readonly status?: string;
}

/** Parses the search params. Invalid values are replaced by defaults. */
export function readDisputesSearch({ show, status }: Record<string, unknown>): DisputesChoice {
  if (show === 'decided') return { show, statuses: [] };
  const named = typeof status === 'string' ? status.split(',') : [];
  return { show: 'open', statuses: undecidedStatuses.filter((known) => named.includes(known)) };
}

/** Serializes the choice to search params. */
export function writeDisputesSearch({ show, statuses }: DisputesChoice): DisputesSearch {
  if (show === 'decided') return { show };
  return statuses.length > 0 ? { status: statuses.join(',') } : {};
}

/** The choice as variables of the list. */
export function disputesVariables({ show, statuses }: DisputesChoice): { statuses: DisputeStatus[] } {
  if (show === 'decided') return { statuses: ['RESOLVED'] };
  return { statuses: [...(statuses.length > 0 ? statuses : undecidedStatuses)] };
}
