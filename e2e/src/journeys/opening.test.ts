import type { Request } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from '../browser/visit.ts';

const { manager } = inject('tokens');
const clockOffset = inject('clockOffset');

it('a page sends the queries of its screen once, while the code of the app still loads', async () => {
  const page = await visit({ token: manager });
  // A browser that sees for the first time how far the clock is ahead asks again.
  await page.addInitScript((offset) => localStorage.setItem('brigade.clock', String(offset)), clockOffset);
  const bodies: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/graphql')) bodies.push(request.postData() ?? '');
  });
  const { promise: mayLoad, resolve: letAppLoad } = Promise.withResolvers<void>();
  await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
    await mayLoad;
    await route.continue();
  });

  await page.goto('/locations/1/home', { waitUntil: 'commit' });
  // The frame's query, and the screen's.
  await expect.poll(() => bodies.length).toBe(2);
  const opening = [...bodies];
  letAppLoad();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor();

  const repeated = bodies.slice(2).filter((body) => opening.includes(body));
  expect(repeated).toEqual([]);
});
