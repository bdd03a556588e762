import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { isFault } from '../../platform/relay/Fault.ts';

/** What a code stands for, or why nothing is shown. */
export type HeldThing<T> =
  | { readonly thing: NonNullable<T>; readonly refusal?: undefined }
  | { readonly thing?: undefined; readonly refusal: 'unknown' | 'throttled' };

/** Reads the field of a code. Throws a Fault for every failure that has nothing to do with the code. */
export function heldThing<T>(caught: Caught<T>): HeldThing<T> {
  try {
    const thing = valueOrNull(caught);
    return thing === null || thing === undefined ? { refusal: 'unknown' } : { thing };
  } catch (error) {
    if (isFault(error, 'RATE_LIMITED')) return { refusal: 'throttled' };
    throw error;
  }
}
