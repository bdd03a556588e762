import { expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeReferrer } from '../../testing/referrals.ts';
import { expectAccessible } from '../../testing/axe.ts';

const referral = {
  code: 'COPPER-FINCH',
  referrerName: 'Daniel O.',
  businessName: 'Copper Finch Restaurant Group',
  reward: 'You both get $50 off the service fee of your next shift.',
};

test('says who referred the person and what for, and goes on to the phone with the code', async () => {
  const { screen, gateway } = await renderApp(
    '/auth/referral?ref=copper-finch',
    { referral, viewer: null },
    false,
  );

  await expect.element(screen.getByRole('heading', { name: 'You are invited to Brigade' })).toBeVisible();
  await expect.element(screen.getByText('Daniel O. invited you')).toBeVisible();
  await expect.element(screen.getByText(referral.reward)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Continue with your phone' }))
    .toHaveAttribute('href', '/auth/phone?returnTo=/signup%3Fref%3DCOPPER-FINCH');
  expect(gateway.requests.map(({ variables }) => variables)).toEqual([{ code: 'COPPER-FINCH' }]);
  expect(gateway.requests[0]?.headers.get('Authorization')).toBeNull();
  await expectAccessible();
});

test('an unknown code does not prevent a sign-up', async () => {
  const { screen } = await renderApp('/auth/referral?ref=NOBODYS', { referral: null }, false);

  await expect.element(screen.getByText(/^No one has this referral code/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Use an email address instead' }))
    .toHaveAttribute('href', '/auth/email?returnTo=/signup');
});

test('a referral link says to its owner that it is their own', async () => {
  const { screen } = await renderApp('/auth/referral?ref=morgan-26', {
    referral: { ...referral, code: 'MORGAN-26' },
    viewer: makeReferrer(),
  });

  await expect.element(screen.getByRole('heading', { name: 'This is your own referral link' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to Brigade' })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test.each([
  [false, 'Referral links are for businesses that are new to Brigade.', 'Go to Brigade', '/'],
  [true, 'Complete your sign-up to use this referral.', 'Complete sign-up', '/signup?ref=COPPER-FINCH'],
])('who is signed in and needs to sign up (%s) sees what to do', async (needsSignUp, lead, label, href) => {
  const { screen } = await renderApp('/auth/referral?ref=copper-finch', {
    referral,
    viewer: { ...makeReferrer(), needsSignUp },
  });

  await expect.element(screen.getByText(lead)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('what cannot be a code is not asked for', async () => {
  const { screen, gateway } = await renderApp('/auth/referral?ref=a%20b', {}, false);

  await expect.element(screen.getByRole('heading', { name: 'Welcome to Brigade' })).toBeVisible();
  expect(gateway.requests).toEqual([]);
});
