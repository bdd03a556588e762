import { describe, expect, test } from 'vitest';
import { makeNetworkInvite, makeNetworkLocation } from '../../testing/network.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/connect/network/invites';
const nia = makeNetworkInvite(1, { name: 'Nia Fox', email: null, phoneNumber: '+16155550142' });
const bo = makeNetworkInvite(2, {
  name: 'Bo Reyes',
  status: 'ACCEPTED',
  acceptedAt: '2026-11-17T15:00:00Z',
  pro: makePro(7, { displayName: 'Bo R.' }),
});
const kim = makeNetworkInvite(3, { name: null, email: 'kim@elsewhere.example', status: 'EXPIRED' });

const world = (facts: Record<string, unknown> = {}) => ({
  location: makeNetworkLocation({ invites: [nia, bo, kim] }, facts),
});

describe('the invites of a location', () => {
  test('the invites of a location show guest, inviter and status, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const waiting = screen.getByRole('row', { name: /Nia Fox/ });

    await expect.element(waiting).toMatchTextContent('(615) 555-0142');
    await expect.element(waiting).toMatchTextContent(/Waiting.*Valid until/);
    await expect.element(waiting).toMatchTextContent('by Morgan Avery');
    await expect.element(screen.getByRole('row', { name: /Bo Reyes/ })).toMatchTextContent('Accepted');
    await expect
      .element(screen.getByRole('link', { name: 'Bo R.' }))
      .toHaveAttribute('href', '/locations/1/connect/pros/uuid-7');
    await expect.element(screen.getByRole('row', { name: /kim@/ })).toMatchTextContent(/Expired.*Since/);
    await expect.element(screen.getByRole('button', { name: /^Invite of/ })).toHaveLength(2);
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'NetworkInvitesScreenQuery']);
    await expectAccessible();
  });

  test('the invites of a location are narrowed by status and name, as the address says', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('link', { name: 'Expired' }).click();
    await expect.element(screen.getByRole('row', { name: /Nia Fox/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /kim@/ })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find invites by name or address' }).fill('zoe');
    await expect.element(screen.getByRole('heading', { name: 'No such invites' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ search: 'zoe', status: 'EXPIRED' });
  });

  test('the invites of a location say how to begin where there are none', async () => {
    const { screen } = await renderApp(path, { location: makeNetworkLocation({}) });
    await expect.element(screen.getByRole('heading', { name: 'No invites yet' })).toBeVisible();
    await expectAccessible();
  });

  test('the invites of a location are not shown to those who may not see them', async () => {
    const { screen } = await renderApp(
      path,
      world({
        viewerCanManageApplicants: false,
        viewerCannotManageApplicantsReason: 'Onsite managers do not choose pros.',
        networkInvites: () => {
          throw fault('FORBIDDEN');
        },
      }),
    );
    await expect
      .element(screen.getByRole('heading', { name: 'You don’t have access to invites' }))
      .toBeVisible();
    await expect.element(screen.getByText('Onsite managers do not choose pros.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Invite a pro' })).not.toBeInTheDocument();
  });

  test('the invites of a location can fail to come', async () => {
    const { screen } = await renderApp(
      path,
      world({
        networkInvites: () => {
          throw fault('UPSTREAM_TIMEOUT');
        },
      }),
    );
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
