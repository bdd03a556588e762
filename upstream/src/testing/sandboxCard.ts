import type { TestCardName } from '../platform/cardNetwork/sandbox/testCards.ts';
import type { Person } from './people.ts';
import type { TestServer } from './startTestServer.ts';

/** The path of the payer, below `/api`. */
export const billingPaths = {
  location: (id: number) => `/locations/${id}/`,
  organization: (id: number) => `/staffer/organizations/${id}/`,
};

/** Sets up a test card for an owner like a browser, without saving it; returns its id at the network. */
export async function setUpCard(
  { call }: Pick<TestServer, 'call'>,
  { as, owner, card = 'SUCCESS' }: { as: Person; owner: string; card?: TestCardName },
): Promise<string> {
  const intent = await call<{ client_secret: string }>('GET', `${owner}setup-intent/`, { as });
  const confirmation = await call<{ payment_method_id: string }>(
    'POST',
    `/sandbox/setup-intents/${intent.body.client_secret}/confirmation/`,
    { as, body: { test_card: card, holder_name: 'Mara Archer', is_action_approved: true } },
  );
  if (confirmation.status !== 200) throw new Error(`The test card ${card} was not accepted`);
  return confirmation.body.payment_method_id;
}

/** Sets up a test card and saves it; returns its id at the network. */
export async function saveCard(
  server: Pick<TestServer, 'call'>,
  given: { as: Person; owner: string; card?: TestCardName },
): Promise<string> {
  const id = await setUpCard(server, given);
  const { status } = await server.call('PUT', `${given.owner}payment-method/`, {
    as: given.as,
    body: { payment_method_id: id },
  });
  if (status !== 200) throw new Error('The payment method was not saved');
  return id;
}
