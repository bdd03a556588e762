import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDispute, makeEntry } from '../../testing/disputes.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';

const path = '/locations/1/disputes/1';

/** Opens a dispute with this evidence; returns its timeline. */
async function renderTimeline(timeline: unknown) {
  const { screen } = await renderApp(path, { dispute: makeDispute(1, { timeline }) });
  return screen.getByRole('region', { name: 'Timeline' });
}

const change = (label: string, before: string | null, after: string | null) => ({
  __typename: 'ChangedField',
  label,
  before,
  after,
  isHidden: false,
});

const evidence = [
  makeEntry('OFFER_MADE', '2026-11-18T15:00:00Z', {
    actorName: 'Mara Manager',
    note: 'We need you',
    amount: { amountCents: 1_250 },
  }),
  makeEntry('OFFER_ACCEPTED', '2026-11-18T16:00:00Z', { actorName: 'Pro 1' }),
  makeEntry('LOCATED_AT_CLOCK_IN', '2026-11-20T22:00:00Z', {
    actorName: 'Pro 1',
    position: { isInside: false, distanceMeters: 1_112, radiusMeters: 200, precision: 'FINE' },
  }),
  makeEntry('SENT_HOME', '2026-11-21T03:00:00Z', { actorName: 'Otto Onsite', reason: 'Fewer pros needed' }),
  makeEntry('PUNCHES_CHANGED', '2026-11-21T15:00:00Z', {
    actorName: 'Mara Manager',
    changes: [change('Punches', 'Clock-in Nov 20, 4:00 PM', 'Clock-in Nov 20, 4:15 PM')],
  }),
  makeEntry('BREAKS_CHANGED', '2026-11-21T15:01:00Z', {
    actorName: 'Mara Manager',
    changes: [change('Breaks', 'Break from Nov 20, 7:00 PM to Nov 20, 7:30 PM', null)],
  }),
  makeEntry('EXTRA_PAYMENT_SUBMITTED', '2026-11-22T15:00:00Z', {
    actorName: 'Mara Manager',
    reason: 'Tip',
    amount: { amountCents: 1_500 },
  }),
];

const crossing = (_: unknown, index: number) =>
  makeEntry('LEFT_SITE', '2026-11-20T23:00:00Z', { key: `LEFT_SITE-${index}` });

describe('the timeline', () => {
  test('groups the evidence by the days of the location, with who did what when', async () => {
    const timeline = await renderTimeline(evidence);

    await expect.element(timeline.getByRole('heading', { level: 3 })).toHaveLength(4);
    const headings = timeline.getByRole('heading', { level: 3 }).elements();
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Wed, Nov 18',
      'Fri, Nov 20',
      'Sat, Nov 21',
      'Sun, Nov 22',
    ]);
    await expect
      .element(timeline)
      .toMatchTextContent(/Direct offer sent · \$12\.50 bonus.*We need you.*9:00 am · Mara Manager/);
    await expect.element(timeline).toMatchTextContent(/Sent home.*Fewer pros needed.*9:00 pm · Otto Onsite/);
    await expectAccessible();
  });

  test('shows corrected records with what they were and what they became', async () => {
    const timeline = await renderTimeline(evidence);

    await expect
      .element(timeline)
      .toMatchTextContent(/Punches changed.*from Clock-in Nov 20, 4:00 PM.*to Clock-in Nov 20, 4:15 PM/);
    await expect
      .element(timeline)
      .toMatchTextContent(/Breaks changed.*from Break from Nov 20, 7:00 PM to Nov 20, 7:30 PM.*to nothing/);
  });

  test('shows where the phone was, beside the fence', async () => {
    await expect
      .element(await renderTimeline(evidence))
      .toMatchTextContent(/Location at clock-in.*3,650 ft from the address, outside the fence of 660 ft\./);
  });

  test.each([
    ['Location at clock-in', '/locations/1/geo-logs'],
    ['Punches changed', '/locations/1/gigs/7/roster'],
    ['Extra payment submitted', '/locations/1/pay/extra'],
  ])('leads from "%s" to %s', async (name, href) => {
    const timeline = await renderTimeline(evidence);
    await expect.element(timeline.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('the timeline prints', async () => {
    const timeline = await renderTimeline(evidence);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await timeline.getByRole('button', { name: 'Print' }).click();

    expect(print).toHaveBeenCalledOnce();
  });

  test('says that a long history is not complete', async () => {
    await expect
      .element(await renderTimeline(Array.from({ length: 300 }, crossing)))
      .toMatchTextContent(/Of entries that occur often, the earliest are left out\./);
  });

  test('says when it could not be loaded', async () => {
    await expect
      .element(await renderTimeline(fault('UPSTREAM_UNAVAILABLE')))
      .toMatchTextContent(/could not be loaded/);
  });

  test('fits a narrow phone', async () => {
    await page.viewport(360, 740);
    await expect.element(await renderTimeline(evidence)).toBeVisible();

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});
