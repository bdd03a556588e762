import type { Client } from '../../platform/relay/client.ts';
import { endSession, type Session } from './session.ts';

/** The client of a session. Loaded with Relay by the first page that needs it. */
export async function clientOf(
  session: Session,
  { recheckSession }: { readonly recheckSession: () => void },
): Promise<Client> {
  const { sessionClient } = await import('../../platform/relay/sessionClient.ts');
  return sessionClient(session, () => {
    endSession();
    recheckSession();
  });
}
