import { randomId } from './randomId.ts';

const storageKey = 'brigade.client';

/** A random id of this browser for the `X-Client-Id` header, made on first use. It names no person. */
export function clientId(): string {
  const stored = localStorage.getItem(storageKey);
  if (stored !== null) return stored;
  const made = randomId();
  localStorage.setItem(storageKey, made);
  return made;
}
