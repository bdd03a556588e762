import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { type BillingMode, billingModes } from '@brigade/domain/businesses/paymentMethods/billingMode.ts';

/** The query of a billing screen. */
export interface BillingSearch {
  readonly mode?: BillingMode;
  /** Where to go once a payment method is saved: a path of the app. */
  readonly returnTo?: string;
}

/** Reads the query of a billing screen; what is unknown, or leads elsewhere, is dropped. */
export function billingSearch({ mode, returnTo }: Record<string, unknown>): BillingSearch {
  const known = billingModes.find((each) => each === mode);
  const path = typeof returnTo === 'string' ? returnPath(returnTo) : '/';
  return {
    ...(known !== undefined && known !== 'view' && { mode: known }),
    ...(path !== '/' && { returnTo: path }),
  };
}
