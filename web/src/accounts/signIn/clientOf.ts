import type { Client } from '../../platform/relay/client.ts';
import { endSession, readSession } from './session.ts';
import type { Session } from './storedSession.ts';

/** The client of a session. Loaded with Relay by the first page that needs it. */
export async function clientOf(
  session: Session,
  { recheckSession }: { readonly recheckSession: () => void },
): Promise<Client> {
  const { sessionClient } = await import('../../platform/relay/sessionClient.ts');
  return sessionClient(session, () => {
    // A page that was frozen may ask with an old token: the sign-in that followed in another tab is not over.
    const stored = readSession();
    if (stored === null || stored.token === session.token) endSession();
    recheckSession();
  });
}
