import { invalidTransition } from '../applications/transitions/applicationState.ts';
import { lastOfferOf } from '../offers/offerExpiry.ts';

/** @throws ApiError invalid_transition when too little of the gig is left to find a replacement */
export function requireReplaceable({ end_time, now }: { end_time: Date; now: Date }): void {
  if (lastOfferOf({ end_time }) >= now) return;
  throw invalidTransition(
    'Less than 90 minutes of this shift are left: too late for a replacement. Record only the no-show.',
  );
}
