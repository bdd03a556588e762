import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { isFault } from '../../platform/relay/Fault.ts';

/** Why a link opens no check-in. */
export type CheckInRefusal = 'unknown' | 'replaced' | 'throttled';

type Result<Gig> =
  | { readonly gig: NonNullable<Gig>; readonly refusal?: undefined }
  | { readonly gig?: undefined; readonly refusal: CheckInRefusal };

/** The gig of a check-in link, or why there is none. Throws a Fault for failures that are not about the link. */
export function checkInRefusal<Gig>(caught: Caught<Gig>): Result<Gig> {
  try {
    const gig = valueOrNull(caught);
    return gig === null || gig === undefined ? { refusal: 'unknown' } : { gig };
  } catch (error) {
    if (isFault(error, 'CONFLICT')) return { refusal: 'replaced' };
    if (isFault(error, 'RATE_LIMITED')) return { refusal: 'throttled' };
    throw error;
  }
}
