/** A server error, with its path in the input. */
export interface BillingError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}
