import { faultOf, type Fault } from './Fault.ts';

/**
 * A field that was read with `@catch`. Its errors keep what GraphQL puts into `extensions`, though Relay's own type
 * does not say so; their messages are dropped.
 */
export type Caught<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly unknown[] };

/**
 * The value of a caught field, null where the gateway says that there is none or that this person may not know of it.
 * Throws a Fault for every other failure, so that an outage never looks like an empty place.
 */
export function valueOrNull<T>(caught: Caught<T>): T | null {
  if (caught.ok) return caught.value;
  const fault = caughtFault(caught.errors);
  // An address may also hold what can be no id at all.
  if (fault.code === 'NOT_FOUND' || fault.code === 'BAD_USER_INPUT') return null;
  throw fault;
}

/** The fault behind a caught field's first error. */
function caughtFault([error]: readonly unknown[]): Fault {
  const extensions = isObject(error) && isObject(error['extensions']) ? error['extensions'] : {};
  return faultOf({ message: 'The server could not answer this part of the page.', extensions });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
