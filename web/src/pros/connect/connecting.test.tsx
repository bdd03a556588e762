import { describe, expect, test } from 'vitest';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeLocation, makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const uuid = '0b9e6f3a-1c2d-4e5f-8a9b-0c1d2e3f4a5b';

const preview = {
  status: 'SENT',
  name: 'Nia',
  inviterName: 'Morgan Avery',
  expiresAt: '2099-01-15T21:00:00Z',
  locationName: 'Marigold Hall',
  locationCity: 'Chicago',
  organizationName: 'Copperfinch Hospitality',
};

describe('the way in for a business', () => {
  test.each([
    ['/connect?market_id=3', 'Create an account', '/signup?market_id=3&returnTo=/'],
    [`/connect?pro_uuid=${uuid}`, 'Create an account', `/signup?returnTo=/connect/${uuid}`],
    [`/connect?signup=false&pro_uuid=${uuid}`, 'Sign in', `/auth?returnTo=/connect/${uuid}`],
  ])('the way in for a business from %s: %s', async (path, name, href) => {
    const { screen } = await renderApp(path, {}, false);
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    await expectAccessible();
  });
});

describe('an invite into a network', () => {
  test('an invite into a network leads visitors to sign in, and back', async () => {
    const { screen } = await renderApp(
      '/connect?invite=secret-1',
      { viewer: null, networkInvitePreview: preview },
      false,
    );
    await expect
      .element(screen.getByRole('heading', { name: 'Join the network of Marigold Hall' }))
      .toBeVisible();
    await expect.element(screen.getByText(/Morgan Avery would like to offer you shifts/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Sign in to join' }))
      .toHaveAttribute('href', '/auth?returnTo=/connect%3Finvite%3Dsecret-1');
    await expectAccessible();
  });

  test('an invite into a network is accepted by who is signed in, and shows a refusal', async () => {
    let errors: object[] = [refusal('FORBIDDEN', 'This invite is for a pro.')];
    const { screen, gateway } = await renderApp('/connect?invite=secret-1', {
      networkInvitePreview: preview,
      acceptNetworkInvite: () => ({ errors }),
    });
    const join = screen.getByRole('button', { name: 'Join' });
    await join.click();
    await expect.element(screen.getByText('This invite is for a pro.')).toBeVisible();
    errors = [];
    await join.click();
    await expect.element(screen.getByText('You are in the network of Marigold Hall')).toBeVisible();
    await expect
      .poll(() => gateway.last('JoinNetworkMutation')?.variables)
      .toEqual({
        input: { token: 'secret-1' },
      });
  });

  test.each([
    ['ACCEPTED', 'This invite was used already'],
    ['EXPIRED', 'This invite is no longer valid'],
  ])('an invite into a network that is %s says so', async (status, title) => {
    const { screen } = await renderApp('/connect?invite=secret-1', {
      networkInvitePreview: { ...preview, status },
    });
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  });
});

describe('the card of a pro', () => {
  const viewer = makeViewer({ activeLocations: [makeLocation(1), makeLocation(2)] });

  test('the card of a pro keeps them at the location that is chosen', async () => {
    const { screen, gateway } = await renderApp(`/connect/${uuid}`, {
      viewer,
      pro: makePro(1, { uuid }),
      addProsToNetwork: () => ({ errors: [], results: [{ errors: [] }] }),
    });
    await screen.getByRole('combobox', { name: 'For which location?' }).click();
    await screen.getByRole('option', { name: 'Grill 2' }).click();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Add to network' }).click();

    await expect.element(screen.getByText('Pro 1 is in the network of Grill 2')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { locationId: 'location-2', proIds: ['pro-1'] },
      });
    await expect
      .element(screen.getByRole('link', { name: 'Whole profile' }))
      .toHaveAttribute('href', `/locations/2/connect/pros/${uuid}`);
  });

  test('the card of a pro is not found for an unknown pro', async () => {
    const { screen } = await renderApp(`/connect/${uuid}`, {
      viewer,
      pro: () => {
        throw fault('NOT_FOUND');
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  });
});
