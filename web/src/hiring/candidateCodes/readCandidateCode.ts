import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { isFault } from '../../platform/relay/Fault.ts';

/** The value of a candidate's code, or the reason that there is none. */
export type CandidateCodeResult<T> =
  | { readonly thing: NonNullable<T>; readonly refusal?: undefined }
  | { readonly thing?: undefined; readonly refusal: 'unknown' | 'throttled' };

/** Reads the field of a candidate's code. Throws a Fault for failures that are not about the code. */
export function readCandidateCode<T>(caught: Caught<T>): CandidateCodeResult<T> {
  try {
    const thing = valueOrNull(caught);
    return thing === null || thing === undefined ? { refusal: 'unknown' } : { thing };
  } catch (error) {
    if (isFault(error, 'RATE_LIMITED')) return { refusal: 'throttled' };
    throw error;
  }
}
