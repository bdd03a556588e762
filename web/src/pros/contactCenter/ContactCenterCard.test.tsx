import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig, makeLocation } from '../../testing/world.ts';

const path = '/locations/1/gigs/5?tab=details';
const root = (facts: object, contactCenterPath: string | null = null) => ({
  gig: makeGig(5, { location: makeLocation(1), ...facts }),
  contactCenterPath,
});

beforeEach(() => localStorage.removeItem('brigade.contactCenter'));

test('the contact center is a card with the address of support where none is set', async () => {
  const { screen } = await renderApp(path, root({ employmentType: 'W2' }));
  await expect.element(screen.getByRole('heading', { name: 'Help with W-2 workers' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'write to support' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /chat/ })).not.toBeInTheDocument();
});

test('the contact center is not shown where no one is a W-2 worker', async () => {
  const { screen } = await renderApp(path, root({ employmentType: 'F1099' }, '/contact-center'));
  await expect.element(screen.getByRole('heading', { name: 'Location and contact' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^Help with W-2/ })).not.toBeInTheDocument();
});

test('loads the chat only after consent, in a frame without the storage of the app, and until it is closed', async () => {
  const { screen } = await renderApp(path, root({ employmentType: 'W2' }, 'about:blank'));
  const frame = screen.getByTitle('Chat with the contact center');
  await expect.element(screen.getByText(/^The chat is run by another company/)).toBeVisible();
  await expect.element(frame).not.toBeInTheDocument();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Allow and open the chat' }).click();

  await expect.element(frame).toHaveAttribute('src', 'about:blank');
  await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
  await expect.poll(() => localStorage.getItem('brigade.contactCenter')).not.toBeNull();
  await screen.getByRole('button', { name: 'Close the chat' }).click();
  await expect.element(frame).not.toBeInTheDocument();
  expect(localStorage.getItem('brigade.contactCenter')).toBeNull();
});
