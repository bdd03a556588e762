import { faultOf, type Fault } from './Fault.ts';

/**
 * A field that was read with `@catch`. Its errors include `extensions`, though Relay's own type
 * does not declare them; their messages are dropped.
 */
export type Caught<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly unknown[] };

/**
 * The value of a caught field, or null if it does not exist or the viewer may not see it.
 * Throws a Fault for every other failure, so that an outage never looks like missing data.
 */
export function valueOrNull<T>(caught: Caught<T>): T | null {
  if (caught.ok) return caught.value;
  if (isMissing(caught)) return null;
  throw caughtFault(caught.errors);
}

/** Whether a caught field does not exist, the viewer may not see it, or the server has no call for it. */
export function isMissing(caught: Caught<unknown>): boolean {
  if (caught.ok) return false;
  const { code } = caughtFault(caught.errors);
  // A URL may also contain an invalid id.
  return code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
}

/** The fault behind a caught field's first error. */
function caughtFault([error]: readonly unknown[]): Fault {
  const extensions = isObject(error) && isObject(error['extensions']) ? error['extensions'] : {};
  return faultOf({ message: 'This part of the page could not be loaded.', extensions });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
