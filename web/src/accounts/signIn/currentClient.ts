import type { Client } from '../../platform/relay/client.ts';
import { clientOf } from './clientOf.ts';
import { readSession } from './session.ts';

/** The client of a public page: the session's if there is one, else the visitors'. */
export async function currentClient(context: { readonly recheckSession: () => void }): Promise<Client> {
  const session = readSession();
  if (session) return clientOf(session, context);
  const { visitorClient } = await import('../../platform/relay/visitorClient.ts');
  return visitorClient();
}
