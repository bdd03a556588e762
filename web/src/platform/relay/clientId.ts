const storageKey = 'brigade.client';

/** A random id of this browser for the `X-Client-Id` header, made on first use. It names no person. */
export function clientId(): string {
  const stored = localStorage.getItem(storageKey);
  if (stored !== null) return stored;
  const made = randomId();
  localStorage.setItem(storageKey, made);
  return made;
}

function randomId(): string {
  // randomUUID exists in secure contexts only, and a house may run Brigade in its own network over plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
