import { type Client, openClient } from './client.ts';

let visitor: Client | null = null;

/** The client of pages that anybody with their link may see. It sends no session, and knows nothing of one. */
export function visitorClient(): Client {
  visitor ??= openClient(null, () => {
    // Nobody is signed in, so nobody can be signed out.
  });
  return visitor;
}
