import type { Session } from '../../accounts/signIn/session.ts';
import { openClient, type Client } from './client.ts';

let current: { readonly token: string; readonly client: Client } | null = null;

/**
 * The client of a session: the same one for as long as the token is the same, a new and empty one after another
 * sign-in.
 */
export function sessionClient(session: Session, onUnauthenticated: () => void): Client {
  if (current?.token !== session.token) {
    current = { token: session.token, client: openClient(session, onUnauthenticated) };
  }
  return current.client;
}
