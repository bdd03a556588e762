import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeOffer } from '../../testing/offers.ts';
import { pixel } from '../../testing/pixel.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeApplication, makeGigWith, type Page } from '../../testing/world.ts';

const offerTo = (pro: number, facts: Record<string, unknown> = {}) =>
  makeOffer(pro, { pro: makePro(pro, { headshot: { url: `${pixel}#${pro}` } }), ...facts });

const noShow = makeApplication(9, {
  isSelected: true,
  isConfirmed: true,
  isCancelled: true,
  attendance: { state: 'NO_SHOW', since: new Date(Date.now() - 3_600_000).toISOString() },
});

/** Opens the page of a shift: one to come, or one in progress if it has a roster. */
async function open(offers: readonly object[], roster: readonly (typeof noShow)[] = []) {
  const gig = makeGigWith(5, roster, {
    roster,
    offers: (size: Page) => connection(offers, size),
    ...(roster.length > 0 && {
      startTime: new Date(Date.now() - 3_600_000).toISOString(),
      endTime: new Date(Date.now() + 6 * 3_600_000).toISOString(),
      startCountsAsPast: true,
    }),
  });
  const { screen } = await renderApp('/locations/1/gigs/5', { gig });
  const title = roster.length > 0 ? 'Today' : 'Who’s coming';
  const row = screen.getByRole('region', { name: title }).getByRole('listitem').first();
  const faces = () =>
    [...row.element().querySelectorAll('img')].map((image) => image.src.slice(pixel.length));
  return { row, faces };
}

test('a place offered to one pro has their portrait and name, and until when they can accept', async () => {
  const { row, faces } = await open([offerTo(1)]);
  await expect.element(row).toMatchTextContent(/^Pro 1 ?Offered until .*4:00 pm/);
  expect(faces()).toEqual(['#1']);
  await expectAccessible();
});

test('a place whose offer does not expire waits for an answer', async () => {
  const { row } = await open([offerTo(1, { expiresAt: null })]);
  await expect.element(row).toMatchTextContent(/^Pro 1 ?Offered, not accepted yet$/);
});

test('a place that several pros are asked to take has the portrait of each', async () => {
  const { row, faces } = await open([1, 2, 3, 4, 5].map((pro) => offerTo(pro)));
  await expect.element(row).toMatchTextContent('Offered to Pro 1, Pro 3, and Pro 5.');
  expect(faces()).toEqual(['#1', '#3', '#5']);
  await expectAccessible();
});

test('the place of a no-show has the portrait of who is asked instead', async () => {
  const { row, faces } = await open([offerTo(1, { replacedApplication: noShow })], [noShow]);
  await expect.element(row).toMatchTextContent(/Pro 9.*Offered to Pro 1 until/);
  expect(faces()).toEqual(['#1']);
});

test('ten pros who are asked for one place fit a phone', async () => {
  await page.viewport(360, 740);
  const pros = Array.from({ length: 10 }, (_, index) => index + 11);
  const { row, faces } = await open(
    pros.map((pro) => offerTo(pro, { replacedApplication: noShow })),
    [noShow],
  );
  await expect.element(row).toMatchTextContent('Offered to Pro 11, Pro 12');
  expect(faces()).toHaveLength(10);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});
