import { adHocReasons, type AdHocReason } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import {
  adHocStates,
  type AdHocState,
  statusesOfState,
} from '@brigade/domain/pay/adHocPayments/adHocState.ts';

/** The filters of the extra payments in the URL. */
export interface AdHocChoice {
  /** Null for all. */
  readonly state: AdHocState | null;
  /** Empty for all. */
  readonly reasons: readonly AdHocReason[];
  /** The number of a shift; null for all. */
  readonly gigId: number | null;
  /** The number of a pro's profile; null for all. */
  readonly proId: number | null;
}

/** The search params of the URL. Default values are omitted. */
interface AdHocSearch {
  readonly state?: string;
  readonly reason?: string;
  readonly shift?: number;
  readonly pro?: number;
}

/** Shows every extra payment. */
export const allPayments: AdHocChoice = { state: null, reasons: [], gigId: null, proId: null };

/** Whether some extra payments are hidden. */
export function isFiltered({ state, reasons, gigId, proId }: AdHocChoice): boolean {
  return state !== null || reasons.length > 0 || gigId !== null || proId !== null;
}

/** Parses the search params. Invalid values are ignored. */
export function readAdHocSearch({ state, reason, shift, pro }: Record<string, unknown>): AdHocChoice {
  const named = typeof reason === 'string' ? reason.split(',') : [];
  return {
    state: adHocStates.find((known) => known === state) ?? null,
    reasons: adHocReasons.filter((known) => named.includes(known)),
    gigId: readId(shift),
    proId: readId(pro),
  };
}

/** A number as GraphQL takes it. */
function readId(value: unknown): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Serializes the filters to search params. */
export function writeAdHocSearch({ state, reasons, gigId, proId }: AdHocChoice): AdHocSearch {
  return {
    ...(state && { state }),
    ...(reasons.length > 0 && { reason: reasons.join(',') }),
    ...(gigId !== null && { shift: gigId }),
    ...(proId !== null && { pro: proId }),
  };
}

/** The filters as variables of the list. */
export function adHocVariables({ state, reasons, gigId, proId }: AdHocChoice) {
  return {
    statuses: state === null ? null : statusesOfState(state),
    reasons: reasons.length > 0 ? [...reasons] : null,
    gigId,
    proId,
  };
}
