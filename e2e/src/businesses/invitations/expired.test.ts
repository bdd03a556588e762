import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { messagesTo, newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url, upstreamUrl } = sharedStack;
const { manager } = inject('tokens');

it('offers a new invitation when the old one has expired, and the team sends it', async () => {
  const { email, link } = await expiredInvitation();
  const guest = await visit();
  await guest.goto(link);
  await guest.getByRole('heading', { name: 'This invitation has expired' }).waitFor();
  await expectGoodOnEveryDevice(guest);
  await guest.getByRole('button', { name: 'Request a new invitation' }).click();
  await guest.getByText('Request sent').waitFor();
  await expectGoodOnEveryDevice(guest);
  await guest.reload();
  await guest.getByRole('button', { name: 'Request a new invitation' }).click();
  await guest.getByText('A new invitation was already requested.').waitFor();

  const asked = await messagesTo(upstreamUrl, 'manager@brigade.example');
  expect(asked.map(({ subject }) => subject)).toContain('Owen Castillo asks for a new invitation');
  const page = await visit({ token: manager });
  await page.goto(await newestLink(upstreamUrl, 'manager@brigade.example', '/locations/1/teams'));
  const row = page.getByRole('row', { name: 'Owen Castillo' });
  await row.getByText('Expired').waitFor();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: `Invitation for ${email}` }).click();
  await page.getByText('This link has expired. Send the invitation again to get a new one.').waitFor();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await row.getByText('Waiting').waitFor();

  await guest.goto(await newestLink(upstreamUrl, email, '/invitations/accept/'));
  await guest.getByRole('heading', { name: 'Join The Copper Finch' }).waitFor();
  await guest.getByText('Onsite manager').waitFor();
});

/** The demo's expired invitation. */
async function expiredInvitation(): Promise<{ email: string; link: string }> {
  const response = await graphql<{
    location: { invitations: { edges: { node: { email: string; link: string } }[] } };
  }>(
    url,
    '{ location(databaseId: 1) { invitations(first: 1, statuses: [EXPIRED]) { edges { node { email link } } } } }',
    {},
    manager,
  );
  const invitation = response.data?.location.invitations.edges[0]?.node;
  if (!invitation) throw new Error(`No invitation has expired: ${JSON.stringify(response)}`);
  return invitation;
}
