/** A refusal of the server, with its place in the input. */
export interface BillingError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
}
