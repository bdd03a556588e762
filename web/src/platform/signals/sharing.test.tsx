import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeAccount } from '../../testing/accounts.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { hidePage, offerServices, optOut, restoreBrowser } from '../../testing/signalServices.ts';
import { chooseSharing } from './sharing.ts';

afterEach(() => {
  chooseSharing('private');
  restoreBrowser();
});

const open = (stored: Record<string, string> = {}) =>
  renderApp('/locations', { viewer: makeAccount() }, true, stored);
type Opened = Awaited<ReturnType<typeof open>>;

const question = ({ screen }: Opened) => screen.getByRole('region', { name: 'Sharing' });
const choice = () => localStorage.getItem('brigade.sharing');

/** Opens the settings, whose code comes after that of the question. */
async function openSettings({ router, screen }: Opened) {
  await router.navigate({ to: '/settings' });
  await expect.element(screen.getByText('Where you are signed in')).toBeVisible();
  return screen.getByRole('switch', { name: /^Share error and usage reports/ });
}

describe('the question about sharing', () => {
  test('the question about sharing is asked once: the choice is kept, and the focus goes to the screen', async () => {
    offerServices('errors analytics');
    const opened = await open();
    await expect.element(question(opened)).toBeVisible();
    await expectAccessible();
    await opened.screen.getByRole('button', { name: 'Share', exact: true }).click();

    await expect.element(question(opened)).not.toBeInTheDocument();
    expect(choice()).toBe('shared');
    await expect.element(opened.screen.getByRole('main')).toHaveFocus();
  });

  test('the question about sharing takes no for an answer, by keyboard', async () => {
    offerServices('analytics');
    const opened = await open();
    const no = opened.screen.getByRole('button', { name: 'Don’t share' });
    await expect.element(no).toBeVisible();
    (no.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');

    await expect.element(question(opened)).not.toBeInTheDocument();
    expect(choice()).toBe('private');
    hidePage();
    expect(opened.gateway.signals).toEqual([]);
  });

  test.for([['shared'], ['private']] as const)(
    'the question about sharing is not asked when the choice is %s already',
    async ([stored]) => {
      offerServices('errors analytics');
      const opened = await open({ 'brigade.sharing': stored });
      await expect.element(await openSettings(opened)).toBeVisible();
      await expect.element(question(opened)).not.toBeInTheDocument();
    },
  );

  test.for(['doNotTrack', 'globalPrivacyControl'] as const)(
    'the question about sharing is not asked with %s',
    async (property) => {
      offerServices('errors analytics');
      optOut(property);
      const opened = await open();
      const control = await openSettings(opened);
      await expect.element(control).toBeDisabled();
      await expect.element(control).not.toBeChecked();
      await expect.element(opened.screen.getByText(/Your browser asks not to be tracked/)).toBeVisible();
      await expect.element(question(opened)).not.toBeInTheDocument();
      expect(choice()).toBeNull();
    },
  );

  test('the question about sharing is not asked where no service is there to share with', async () => {
    const opened = await open();
    await expect.element(await openSettings(opened)).not.toBeInTheDocument();
    await expect.element(question(opened)).not.toBeInTheDocument();
  });
});

test('the choice about sharing can be changed in the settings, and ends what is sent', async () => {
  offerServices('analytics');
  const opened = await open({ 'brigade.sharing': 'private' });
  const control = await openSettings(opened);
  await expect.element(control).not.toBeChecked();
  await control.click();
  await expect.element(control).toBeChecked();
  expect(choice()).toBe('shared');
  hidePage();
  // The pages of earlier tests report theirs, too.
  const shared = opened.gateway.signals.length;
  expect(opened.gateway.signals).toContainEqual({
    type: 'screen',
    screen: '/_app/_account/settings',
    at: expect.any(Number),
  });

  await control.click();
  await expect.element(control).not.toBeChecked();
  expect(choice()).toBe('private');
  await opened.router.navigate({ to: '/locations' });
  hidePage();
  expect(opened.gateway.signals).toHaveLength(shared);
});
