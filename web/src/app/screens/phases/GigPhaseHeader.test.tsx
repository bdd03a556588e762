import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { makeApplication, makeGig, makeLocation } from '../../../testing/world.ts';

const path = '/locations/1/gigs/5';
// Half a minute more, so that a slow run shows the same minutes.
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();

/** A confirmed pro in a state of the roster. */
const pro = (databaseId: number, state: string, facts: Record<string, unknown> = {}) =>
  makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    attendance: { state, since: fromNow(-1) },
    ...facts,
  });

const payment = (databaseId: number, flag: 'isPaid' | 'isProcessing' | 'isFailed', amountCents = 15_000) => ({
  __typename: 'Payment',
  databaseId,
  status: 'PAID',
  isPaid: false,
  isProcessing: false,
  isFailed: false,
  totalAmount: { amountCents, currency: 'USD' },
  [flag]: true,
});

const open = (
  start: number,
  { fill = {}, ...facts }: { fill?: Record<string, unknown>; [fact: string]: unknown } = {},
) =>
  renderApp(path, {
    gig: makeGig(5, {
      startTime: fromNow(start),
      endTime: fromNow(start + 8),
      startCountsAsPast: start < 0.25,
      roster: [],
      location: makeLocation(1, { viewerCanPay: true, viewerCanPostGigs: true }),
      fill: { ...makeGig(5).fill, ...fill },
      ...facts,
    }),
  });

/** The names and values of a header, and the link that is the page's one primary action. */
const factsOf = (label: string) =>
  [...page.getByRole('region', { name: label }).element().querySelectorAll('dl > div')].map(
    (fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
  );
const action = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

describe('the header of a shift', () => {
  test('the header of a shift that looks for pros says what is open, who is asked, the chance and the time left', async () => {
    const { gateway } = await open(72, {
      fill: { places: 5, confirmed: 1, selected: 2, offered: 1, openApplications: 3 },
      advice: { lapse: null, nextBest: null, boost: null, fillChancePercent: 80 },
    });
    await expect
      .poll(() => factsOf('Filling at a glance'))
      .toEqual([
        'Open places: 2 of 5',
        'To confirm: 1',
        'Offered: 1',
        'Chance to fill: 80%',
        'Starts in: 3 days',
      ]);
    await expect.element(action('Review 3 applicants')).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GigScreenQuery']);
    await expectAccessible();
  });

  test('the header of a shift whose places all have a selected pro leads to confirming them', async () => {
    await open(5, { fill: { places: 2, confirmed: 1, selected: 2, openApplications: 3 } });
    await expect
      .poll(() => factsOf('Filling at a glance'))
      .toEqual(['Open places: 0 of 2', 'To confirm: 1', 'Starts in: 5 h']);
    await expect
      .element(action('Confirm 1 selected'))
      .toHaveAttribute('href', `${path}/applicants?stage=selected`);
  });

  test('the header of a shift that starts tomorrow says the days and hours left', async () => {
    await open(30);
    await expect.poll(() => factsOf('Filling at a glance')).toContain('Starts in: 1 day 6 h');
  });

  test('the header of a shift that awaits approval offers nothing that would be refused', async () => {
    await open(72, { status: 'UNAPPROVED' });
    await expect
      .poll(() => factsOf('Filling at a glance'))
      .toEqual(['Open places: 2 of 2', 'Starts in: 3 days']);
    await expect.element(page.getByRole('link', { name: 'Offer to pros' })).not.toBeInTheDocument();
  });

  test.each([360, 768, 1440])(
    'the header of a shift says on the day at %d px who is in, late, missing and not coming',
    async (width) => {
      await page.viewport(width, 800);
      await open(-1, {
        status: 'CONFIRMED',
        fill: { places: 5, confirmed: 4, selected: 4 },
        roster: [
          pro(1, 'IN'),
          pro(2, 'ON_BREAK'),
          pro(3, 'LATE'),
          pro(4, 'LATE', { isMissing: true }),
          pro(5, 'NO_SHOW', { isCancelled: true }),
        ],
      });
      await expect
        .poll(() => factsOf('Today at a glance'))
        .toEqual(['In: 2 of 4', 'Late: 1', 'Missing: 1', 'Not coming: 1', 'Ends in: 7 h']);
      await expect.element(action('Open roster')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expectAccessible();
    },
  );

  test('the header of a shift says afterwards whose hours are to be approved, who is paid, and the amounts', async () => {
    await open(-20, {
      status: 'INCOMPLETE',
      listStatus: 'PAYMENT_DUE',
      fill: { places: 4, confirmed: 4, selected: 4, unpaid: 2 },
      cost: {
        lines: [],
        perPlace: { amountCents: 20_000, currency: 'USD' },
        total: { amountCents: 60_000, currency: 'USD' },
      },
      roster: [
        pro(1, 'OUT', { payment: payment(1, 'isPaid') }),
        pro(2, 'OUT', { payment: payment(2, 'isProcessing') }),
        pro(3, 'OUT', { payment: payment(3, 'isFailed') }),
        pro(4, 'OUT'),
      ],
    });
    await expect
      .poll(() => factsOf('Pay at a glance'))
      .toEqual([
        'Hours to approve: 1 of 4',
        'Paid: 1 of 4',
        'Processing: 1',
        'Failed: 1',
        'Charged: $300.00',
        'Planned cost: $800.00',
      ]);
    await expect.element(action('Pay')).toHaveAttribute('href', `${path}/pay`);
    await expectAccessible();
  });

  test('the header of a shift says afterwards by the payouts who is paid where the business gets an invoice', async () => {
    await open(-20, {
      status: 'FAILED_PAYMENT',
      listStatus: 'PAYMENT_ERROR',
      fill: { places: 4, confirmed: 4, selected: 4, unpaid: 2 },
      roster: [
        pro(1, 'OUT', { payment: null, proPayment: payment(1, 'isPaid') }),
        pro(2, 'OUT', { payment: null, proPayment: payment(2, 'isProcessing') }),
        pro(3, 'OUT', { payment: null, proPayment: payment(3, 'isFailed') }),
        pro(4, 'OUT'),
      ],
    });
    await expect
      .poll(() => factsOf('Pay at a glance'))
      .toEqual(['Hours to approve: 1 of 4', 'Paid: 1 of 4', 'Processing: 1', 'Failed: 1']);
    await expect.element(action('Pay')).toHaveAttribute('href', `${path}/pay`);
  });

  test('the header of a shift says that a payout failed though its charge arrived, and leads to paying it', async () => {
    await open(-20, {
      status: 'FAILED_PAYMENT',
      listStatus: 'PAYMENT_ERROR',
      fill: { places: 3, confirmed: 3, selected: 3, unpaid: 1 },
      roster: [
        pro(1, 'OUT', { payment: payment(1, 'isPaid'), proPayment: payment(11, 'isFailed') }),
        pro(2, 'OUT', { payment: payment(2, 'isPaid'), proPayment: payment(12, 'isProcessing') }),
        // Its charge sends the refused payout again.
        pro(3, 'OUT', { payment: payment(3, 'isProcessing'), proPayment: payment(13, 'isFailed') }),
      ],
    });
    await expect
      .poll(() => factsOf('Pay at a glance'))
      .toEqual(['Hours to approve: None', 'Paid: 1 of 3', 'Processing: 1', 'Failed: 1', 'Charged: $450.00']);
    await expect.element(action('Pay')).toHaveAttribute('href', `${path}/pay`);
  });

  test.each([
    ['those who pay to the payments while they are on their way', true, 'See payments', `${path}/pay`],
    ['others to the roster', false, 'Open roster', `${path}/roster`],
  ])('the header of a shift leads %s', async (_who, viewerCanPay, label, href) => {
    await open(-20, {
      status: 'INCOMPLETE',
      listStatus: 'PAYMENT_DUE',
      fill: { places: 1, confirmed: 1, selected: 1, unpaid: 0 },
      roster: [pro(1, 'OUT', { payment: payment(1, 'isProcessing') })],
      location: makeLocation(1, { viewerCanPay }),
    });
    await expect.element(action(label)).toHaveAttribute('href', href);
    await expect.poll(() => factsOf('Pay at a glance')).toContain('Hours to approve: None');
  });

  test('the header of a settled shift says how it ended, and leads to posting it again', async () => {
    await open(-40, {
      status: 'COMPLETED',
      listStatus: 'COMPLETED',
      fill: { places: 3, confirmed: 1, selected: 1 },
      roster: [
        pro(1, 'OUT', { payment: payment(1, 'isPaid') }),
        pro(2, 'NO_SHOW', { isCancelled: true }),
        pro(3, 'CALLED_OUT', { isCancelled: true }),
      ],
    });
    await expect
      .poll(() => factsOf('Outcome'))
      .toEqual(['Outcome: Completed', 'Worked: 1 of 3', 'No-shows: 1', 'Called out: 1', 'Charged: $150.00']);
    await expect.element(action('Repost')).toBeVisible();
    await expectAccessible();
  });

  test.each([
    ['was cancelled', { status: 'CANCELLED', listStatus: 'CANCELLED' }, ['Outcome: Cancelled']],
    ['no one worked', { status: 'UNFILLED' }, ['Outcome: Not filled', 'Places: 2']],
    [
      'had pros, and none of them came',
      {
        status: 'COMPLETED',
        listStatus: 'COMPLETED',
        roster: [pro(1, 'NO_SHOW', { isCancelled: true }), pro(2, 'CALLED_OUT', { isCancelled: true })],
      },
      ['Outcome: No one came', 'Places: 2', 'No-shows: 1', 'Called out: 1'],
    ],
  ])('the header of a shift says that it %s', async (_what, facts, shown) => {
    await open(-40, facts);
    await expect.poll(() => factsOf('Outcome')).toEqual(shown);
  });

  test('the header of a shift counts on the day without the roster what the server counts', async () => {
    await open(-1, {
      status: 'CONFIRMED',
      fill: { places: 2, confirmed: 2, selected: 2, clockedIn: 1, missing: 1 },
      roster: null,
    });
    await expect
      .poll(() => factsOf('Today at a glance'))
      .toEqual(['In: 1 of 2', 'Missing: 1', 'Ends in: 7 h']);
  });
});
