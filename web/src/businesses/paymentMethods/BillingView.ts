import type { BillingSearch } from './billingSearch.ts';

/** What the address and the environment say about a billing screen. */
export interface BillingView {
  readonly search: BillingSearch;
  /** The path of the screen. */
  readonly path: string;
  /** Where the form opens that adds or replaces a payment method. */
  readonly changeHref: string;
  readonly takesTestCards: boolean;
  readonly onSaved: () => void;
  readonly onCancelled: () => void;
}
