import { type Client, openClient } from './client.ts';

let visitor: Client | null = null;

/** The client of pages that anyone with a link can open. It never sends a session. */
export function visitorClient(): Client {
  visitor ??= openClient(null, () => {
    // There is no session to end.
  });
  return visitor;
}
