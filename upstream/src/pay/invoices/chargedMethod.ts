import type { ChargedMethod } from './invoiceTables.ts';
import type { Payer } from './payer.ts';

/** A payment method as invoices name it; null without one. */
export function chargedMethod({ issuer, last4 }: Payer): ChargedMethod | null {
  return issuer === null || last4 === null ? null : { issuer, last4 };
}
