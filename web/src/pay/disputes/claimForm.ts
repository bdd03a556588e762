import type { ClaimBounds } from '@brigade/domain/pay/disputes/counterValue.ts';
import { dollarsText } from '../../schedule/terms/dollars.ts';
import type { ShownValue } from './disputeTexts.ts';
import type { PartTexts } from './partOfClaim.ts';

/** What the form of a part of a claim starts from. */
interface ClaimForm {
  readonly isHours: boolean;
  readonly bounds: ClaimBounds;
  /** In the middle between what counts and the claim. */
  readonly initial: PartTexts;
}

const numberOf = ({ minutes, cents }: ShownValue) => minutes ?? cents;

/** The bounds of a claim in minutes or cents, and a first suggestion halfway. */
export function claimForm(contested: ShownValue, claimed: ShownValue): ClaimForm {
  const isHours = claimed.minutes !== null;
  const bounds = { contested: numberOf(contested), claimed: numberOf(claimed) };
  const half = Math.round((bounds.contested + bounds.claimed) / 2);
  return {
    isHours,
    bounds,
    initial: {
      hours: isHours ? String(Math.floor(half / 60)) : '',
      minutes: isHours ? String(half % 60) : '',
      amount: isHours ? '' : dollarsText(half),
    },
  };
}
