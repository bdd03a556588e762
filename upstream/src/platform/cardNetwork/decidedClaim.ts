import type { ReturnedCharge } from './chargeOutcome.ts';

/** A claim against a charge, once it is decided who keeps the money. */
export type DecidedClaim = {
  /** How the card network calls it. */
  name: string;
  /** The idempotency key of the charge. */
  chargeKey: string;
  chargedCents: number;
  /** What of the charge it is about. */
  cents: number;
  refusal: ReturnedCharge;
  /** Whether the business keeps the money; else the bank took it back. */
  isWon: boolean;
};
