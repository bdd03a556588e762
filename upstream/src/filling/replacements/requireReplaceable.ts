import { invalidTransition } from '../applications/transitions/applicationState.ts';
import { lastOfferOf } from '../offers/offerExpiry.ts';

/** @throws ApiError invalid_transition when too little of the gig is left to find a replacement */
export function requireReplaceable({
  end_time,
  now,
  isRecorded,
}: {
  end_time: Date;
  now: Date;
  isRecorded: boolean;
}): void {
  if (lastOfferOf({ end_time }) >= now) return;
  if (end_time <= now) throw invalidTransition('This shift is over: it is too late for a replacement.');
  throw invalidTransition(
    'Less than 90 minutes of this shift are left: too late for a replacement.' +
      (isRecorded ? '' : ' Record only the no-show.'),
  );
}
