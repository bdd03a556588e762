import { expect, test } from 'vitest';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../testing/events.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';

const path = '/locations/1/event/7';
const full = makeEventGig(12, 'Line Cook', { places: 2, confirmed: 2, type: 'NETWORK' });
const facts = { places: 4, confirmed: 1 };

function open(page: string, type: string, answer: Record<string, unknown> = {}, canPost = true) {
  const servers = makeEventGig(13, 'Server', { ...facts, type });
  const moved = makeEventGig(13, 'Server', { ...facts, type: 'MARKETPLACE' });
  return renderApp(`${path}${page}`, {
    location: makePostingLocation(canPost),
    event: makeEvent([makeShift(1, [full, servers])]),
    updateGig: {
      errors: [],
      results: [{ gigId: 'gig-13', gig: moved, errors: [] }],
      conflict: null,
      ...answer,
    },
  });
}

test.each(['NETWORK', 'PRIVATE_DIRECT_OFFER'])(
  'moves a %s shift to the marketplace instead of posting it a second time',
  async (type) => {
    const { screen, gateway } = await open('/network', type);
    await screen.getByRole('button', { name: 'Post 3 open places to the marketplace' }).click();
    await screen.getByRole('button', { name: 'Post to the marketplace' }).click();

    await expect.element(screen.getByText('Server is on the marketplace')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Server' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    expect(gateway.last('updateGigMutation')?.variables).toEqual({
      input: { gigId: 'gig-13', type: 'MARKETPLACE' },
    });
    await screen.getByRole('link', { name: 'Marketplace' }).click();
    await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
  },
);

test('says why a shift cannot move, and keeps it', async () => {
  const message = 'This shift has started: only notes can change, and places be added.';
  const { screen } = await open('/network', 'NETWORK', {
    errors: [refusal('INVALID_TRANSITION', message)],
    results: [],
  });
  await screen.getByRole('button', { name: 'Post 3 open places to the marketplace' }).click();
  await screen.getByRole('button', { name: 'Post to the marketplace' }).click();

  await expect.element(screen.getByRole('alertdialog').getByText(message)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
});

test.each([
  ['with all places filled', '/network', 'MARKETPLACE', true],
  ['that is on the marketplace', '/marketplace', 'MARKETPLACE', true],
  ['for viewers who cannot post', '/network', 'NETWORK', false],
] as const)('offers nothing to post for a shift %s', async (_case, page, type, canPost) => {
  const { screen } = await open(page, type, {}, canPost);
  const position = page === '/network' ? 'Line Cook' : 'Server';

  await expect.element(screen.getByRole('link', { name: position })).toBeVisible();
  await expect.element(screen.getByText(/to the marketplace$/)).not.toBeInTheDocument();
});
