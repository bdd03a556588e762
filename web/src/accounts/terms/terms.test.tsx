import { describe, expect, test } from 'vitest';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const location = makeLocation(1, { gigs: () => connection([], {}) });
const version = '2026-01';

function viewerWith(status: string) {
  return makeViewer({ termsAcceptance: { status, version, acceptedAt: null } });
}

describe('the banner', () => {
  test.each([
    ['REQUIRED', 'Accept the terms of use'],
    ['EXPIRED', 'The terms of use have changed'],
  ])('terms that are %s are read and accepted in place', async (status, title) => {
    const { screen, gateway } = await renderApp('/locations/1', {
      location,
      viewer: viewerWith(status),
      acceptTerms: { errors: [], viewer: viewerWith('ACCEPTED') },
    });
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Read and accept' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Terms of use' });
    await expect.element(dialog.getByRole('heading', { name: 'Paying' })).toBeVisible();
    await expectAccessible();

    await dialog.getByRole('button', { name: 'Accept the terms' }).click();

    await expect.element(screen.getByText(title, { exact: true })).not.toBeInTheDocument();
    await expect.poll(() => gateway.lastMutation()?.variables).toEqual({ input: { version } });
  });

  test('the dialog stays while the acceptance is pending', async () => {
    const { screen, gateway } = await renderApp('/locations/1', {
      location,
      viewer: viewerWith('REQUIRED'),
      acceptTerms: { errors: [], viewer: viewerWith('ACCEPTED') },
    });
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'acceptTermsMutation' ? pending.promise : null));
    await screen.getByRole('button', { name: 'Read and accept' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Terms of use' });
    await dialog.getByRole('button', { name: 'Accept the terms' }).click();
    await expectHeld(dialog, 'Not now');

    pending.resolve(null);

    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a refusal is shown in the dialog, which stays', async () => {
    const { screen } = await renderApp('/locations/1', {
      location,
      viewer: viewerWith('REQUIRED'),
      acceptTerms: { errors: [refusal('INVALID', 'The terms have changed.')], viewer: null },
    });
    await screen.getByRole('button', { name: 'Read and accept' }).click();
    await screen.getByRole('button', { name: 'Accept the terms' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent('The terms have changed.');
  });

  test.each([
    ['who has accepted', viewerWith('ACCEPTED')],
    ['who is a platform admin', { ...viewerWith('REQUIRED'), isPlatformAdmin: true }],
    ['whose acceptance the gateway could not load', makeViewer({ termsAcceptance: null })],
  ])('asks nothing of someone %s', async (_, viewer) => {
    const { screen } = await renderApp('/locations/1', { location, viewer });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Read and accept' })).not.toBeInTheDocument();
  });
});

describe('the documents', () => {
  test.each([
    ['/terms', 'Terms of use'],
    ['/terms/privacy', 'Privacy policy'],
    ['/terms/platform', 'Platform terms'],
    ['/terms/business-services', 'Business services agreement'],
  ])('%s is open to everyone', async (path, title) => {
    const { screen, gateway } = await renderApp(path, {}, false);
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('link', { name: 'Support' })).toBeVisible();
    expect(gateway.requests).toEqual([]);
    await expectAccessible();
  });

  test('no further documents have a page', async () => {
    const { screen } = await renderApp('/terms/cookies', {}, false);
    await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});
