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
}

/** The search params of the URL. Default values are omitted. */
interface AdHocSearch {
  readonly state?: string;
  readonly reason?: string;
}

/** Parses the search params. Invalid values are ignored. */
export function readAdHocSearch({ state, reason }: Record<string, unknown>): AdHocChoice {
  const named = typeof reason === 'string' ? reason.split(',') : [];
  return {
    state: adHocStates.find((known) => known === state) ?? null,
    reasons: adHocReasons.filter((known) => named.includes(known)),
  };
}

/** Serializes the filters to search params. */
export function writeAdHocSearch({ state, reasons }: AdHocChoice): AdHocSearch {
  return { ...(state && { state }), ...(reasons.length > 0 && { reason: reasons.join(',') }) };
}

/** The filters as variables of the list. */
export function adHocVariables({ state, reasons }: AdHocChoice) {
  return {
    statuses: state === null ? null : statusesOfState(state),
    reasons: reasons.length > 0 ? [...reasons] : null,
  };
}
