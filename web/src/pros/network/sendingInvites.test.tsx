import { describe, expect, test } from 'vitest';
import { makeNetworkInvite, makeNetworkLocation } from '../../testing/network.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/network/invites';
const nia = makeNetworkInvite(1, { name: 'Nia Fox' });
const kim = makeNetworkInvite(2, { name: null, email: 'kim@elsewhere.example', status: 'EXPIRED' });

/** A location whose invites a test may change. */
function world() {
  const invites = [nia, kim];
  const location = () => makeNetworkLocation({ invites });
  return { invites, root: { location, node: location } };
}

describe('an invite', () => {
  test('an invite is sent, once there is an address to send it to, and then in the list', async () => {
    const { invites, root } = world();
    const { screen, gateway, router } = await renderApp(path, {
      ...root,
      inviteToNetwork: () => {
        const sent = makeNetworkInvite(9, { name: 'Ida Moss' });
        invites.unshift(sent);
        return { errors: [], networkInvite: sent };
      },
    });
    await screen.getByRole('button', { name: 'Invite a pro' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ dialog: 'invite' });
    const send = screen.getByRole('button', { name: 'Send invite' });
    await screen.getByRole('textbox', { name: 'Name' }).fill('Ida Moss');
    await send.click();
    await expect.element(screen.getByText('Enter an email address or a phone number')).toBeVisible();
    await expectAccessible();
    await screen.getByRole('textbox', { name: 'Email' }).fill('ida@elsewhere.example');
    await send.click();

    await expect.element(screen.getByText('Ida Moss is invited')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Ida Moss/ })).toBeVisible();
    expect(gateway.requests.find(({ name }) => name === 'inviteToNetworkMutation')?.variables).toEqual({
      input: {
        locationId: 'location-1',
        name: 'Ida Moss',
        email: 'ida@elsewhere.example',
        phoneNumber: null,
      },
    });
  });

  test('an invite that cannot be delivered says so', async () => {
    const { screen } = await renderApp(`${path}?dialog=invite`, {
      ...world().root,
      inviteToNetwork: () => ({
        errors: [],
        networkInvite: makeNetworkInvite(9, { status: 'UNDELIVERABLE' }),
      }),
    });
    await screen.getByRole('textbox', { name: 'Email' }).fill('ida@elsewhere.example');
    await screen.getByRole('button', { name: 'Send invite' }).click();
    await expect.element(screen.getByText('ida@elsewhere.example cannot be reached')).toBeVisible();
  });

  test('an invite that has expired is sent again; its link is not copied before', async () => {
    const { screen } = await renderApp(path, {
      ...world().root,
      resendNetworkInvite: () => ({ errors: [], networkInvite: { ...kim, status: 'SENT' } }),
    });
    await screen.getByRole('button', { name: 'Invite of kim@elsewhere.example' }).click();
    await expect
      .element(screen.getByRole('menuitem', { name: /^Copy link/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('menuitem', { name: 'Send again' }).click();
    await expect
      .element(screen.getByText('Sent again to kim@elsewhere.example, with a new link'))
      .toBeVisible();
    await expect.element(screen.getByRole('row', { name: /kim@/ })).toMatchTextContent('Waiting');
  });

  test('an invite is taken back after a question, and stays with the reason when that is refused', async () => {
    const { invites, root } = world();
    let errors: object[] = [refusal('CONFLICT', 'It was accepted a moment ago.')];
    const { screen } = await renderApp(path, {
      ...root,
      withdrawNetworkInvite: () => {
        if (errors.length === 0) invites.shift();
        return { errors, deletedNetworkInviteId: errors.length === 0 ? 'invite-1' : null };
      },
    });
    await screen.getByRole('button', { name: 'Invite of Nia Fox' }).click();
    await screen.getByRole('menuitem', { name: 'Withdraw…' }).click();
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.element(screen.getByText('It was accepted a moment ago.')).toBeVisible();
    errors = [];
    await screen.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.element(screen.getByText('The invite of Nia Fox is withdrawn')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Nia Fox/ })).not.toBeInTheDocument();
  });
});
