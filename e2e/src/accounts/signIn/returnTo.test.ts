import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { newestLink } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from './enterCode.ts';

const { url, upstreamUrl } = sharedStack;
const { member } = inject('tokens');

/** Ways to write another origin that some browser has followed once. */
const elsewhere = ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'];

it.each(elsewhere)('a return path of %s leads home, when a session is there already', async (returnTo) => {
  const page = await visit({ token: member });
  const visited = originsOf(page);
  for (const path of ['/auth', '/auth/phone', '/signup', '/account-linking']) {
    await page.goto(`${path}?returnTo=${encodeURIComponent(returnTo)}`);
    await leaveIfAsked(page);
    await page.waitForURL(/\/locations(\/\d+\/home)?$/);
  }
  expect(visited).toEqual(new Set([url]));
});

it('a sign-in by code goes to no other site that a return path names', async () => {
  const email = newAddress('home');
  const page = await visit();
  const visited = originsOf(page);
  await page.goto(`/auth?returnTo=${encodeURIComponent('//evil.example')}`);
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, upstreamUrl, email);
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
  expect(page.url()).not.toContain('evil');
  expect(visited).toEqual(new Set([url]));
});

it('a tampered magic link does not lead to another site', async () => {
  const email = newAddress('home');
  const page = await visit();
  const visited = originsOf(page);
  await page.goto('/auth?returnTo=/settings');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('6-digit code').waitFor();
  const link = new URL(await newestLink(upstreamUrl, email, '/auth/callback/magic-link'));
  link.searchParams.set('returnTo', 'https://evil.example/');
  await page.goto(link.href);
  await page.getByRole('button', { name: 'Finish signing in' }).click();
  await page.getByRole('heading', { name: 'Tell us who you are' }).waitFor();
  expect(page.url()).not.toContain('evil');
  expect(visited).toEqual(new Set([url]));
});

/** Every origin that the page goes to or asks for from now on. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

/** Account linking has nothing to offer to most people, and says so before it leads on. */
async function leaveIfAsked(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/account-linking') {
    await page.getByRole('link', { name: 'Continue' }).click();
  }
}
