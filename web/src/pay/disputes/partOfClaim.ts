import { type ClaimBounds, counterProblem } from '@brigade/domain/pay/disputes/counterValue.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';

/** A part of a claim as typed: hours and minutes, or dollars. */
export interface PartTexts {
  readonly hours: string;
  readonly minutes: string;
  readonly amount: string;
}

/** What was typed, in minutes or cents; why it is not a part of the claim, and at which field. */
type Part = { readonly value: number; readonly problem: string | null; readonly field: 'minutes' | 'amount' };

/** Reads a part of a claim about hours or a payment. */
export function partOfClaim(
  { hours, minutes, amount }: PartTexts,
  bounds: ClaimBounds,
  isHours: boolean,
): Part {
  const field = isHours ? 'minutes' : 'amount';
  const value = isHours ? wholeNumber(hours) * 60 + wholeNumber(minutes) : centsOf(amount);
  if (Number.isNaN(value)) {
    return { value, problem: isHours ? 'Enter hours and minutes' : 'Enter an amount like 147.50', field };
  }
  return { value, problem: counterProblem(bounds, value), field };
}

function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}
