import { openClient, type Client, type ClientSession } from './client.ts';

let current: { readonly token: string; readonly client: Client } | null = null;

/** The client of a session: one client per token, so that the next sign-in starts with an empty store. */
export function sessionClient(session: ClientSession, onUnauthenticated: () => void): Client {
  if (current?.token !== session.token) {
    current = { token: session.token, client: openClient(session, onUnauthenticated) };
  }
  return current.client;
}
