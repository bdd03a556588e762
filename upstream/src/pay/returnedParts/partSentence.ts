import type { ReturnedCharge } from '../../platform/cardNetwork/chargeOutcome.ts';

/** What a bank did to a part of a charge, as a sentence for people. */
export function partSentence(refusal: ReturnedCharge, cents: number): string {
  const amount = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return refusal === 'DEBIT_RETURNED'
    ? `The bank returned ${amount} of the debit. A retry charges only this part.`
    : `The bank of the card took ${amount} of the charge back. A retry charges only this part.`;
}
