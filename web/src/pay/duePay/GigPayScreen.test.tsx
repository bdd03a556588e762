import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDueGig, makePayLocation, makePayout, makeWorkPay } from '../../testing/pay.ts';
import { makeRefund } from '../../testing/refunds.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault, makeViewer } from '../../testing/world.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const refund = makeRefund(1, { status: 'REFUNDED', amount: usd(3930), reason: 'The pro left at noon' });
const paid = makeWorkPay(1, { status: 'PAID', refundable: usd(18_049), refunds: [refund] });

const open = (
  pay = [paid],
  facts: object = {},
  isPlatformAdmin = false,
  ofGig: object = {},
  root: object = {},
) => {
  const location = makePayLocation([], { ...facts });
  return renderApp('/locations/1/gigs/7/pay', {
    location,
    gig: { ...makeDueGig(7, pay), location, ...ofGig },
    viewer: makeViewer({ isPlatformAdmin }),
    ...root,
  });
};

test('shows what was paid and refunded, also after everyone was paid, by one request', async () => {
  const { screen, gateway } = await open();
  const row = screen.getByRole('row', { name: /^Pro 1/ });
  await expect.element(row).toMatchTextContent(/Refunded: \$39\.30.*The pro left at noon.*Ada Lopez/);
  await expect.element(row).toMatchTextContent(/Punched7 h 20 min.*Paid7 h 20 min/);
  await expect.element(row.getByText('$219.79').first()).toBeVisible();
  await expect.element(screen.getByText('Tip and bonus')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  expect(gateway.names().filter((name) => name.includes('Pay'))).toEqual(['GigPayScreenQuery']);
  await expectAccessible();
});

test('lets platform admins refund what is left', async () => {
  const { screen } = await open([paid], {}, true);
  await screen.getByRole('button', { name: 'Refund the work of Pro 1' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Refund the work of Pro 1' });
  await expect.element(dialog.getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('180.49');
  await expect.element(dialog.getByText(/^\$180\.49 can be refunded\./)).toBeVisible();
});

test('lets platform admins pay a pro before the business', async () => {
  const { screen, gateway } = await open(
    [makeWorkPay(1)],
    {},
    true,
    {},
    {
      payProBeforeBusiness: { errors: [], gig: null },
    },
  );
  await screen.getByRole('button', { name: 'Pay Pro 1 first' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Pay Pro 1 before the business?' });
  await expect.element(dialog.getByText(/^The business still owes \$219\.79\./)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send $180.00' }).click();

  await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
  expect(gateway.requests.at(-1)?.variables).toEqual({ input: { applicationId: 'application-1' } });
});

test.each([
  ['is paid already', { status: 'PRO_PAID' }],
  ['is on the way', { status: 'BUSINESS_PAYMENT_PROCESSING' }],
  ['cannot be sent', { hasPayoutAccount: false }],
])('a payout that %s is not offered to platform admins', async (_what, facts) => {
  const { screen } = await open([makeWorkPay(1, facts)], {}, true);
  await expect.element(screen.getByRole('row', { name: /^Pro 1/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay Pro 1 first' })).not.toBeInTheDocument();
});

const chargeFailed = (flag: 'isPaid' | 'isFailed' | 'isProcessing') =>
  makeWorkPay(1, {
    status: 'BUSINESS_PAYMENT_FAILED',
    failure: 'CARD_DECLINED',
    payout: makePayout(flag),
  });

test.each([
  ['isPaid', /Payment failed.*Pro paid.*Paid7 h 20 min/],
  ['isProcessing', /Payment failed.*Payout processing/],
] as const)(
  'a payout before the charge that failed shows (%s), stays as it is, and is not offered again',
  async (flag, text) => {
    const { screen } = await open([chargeFailed(flag)], {}, true);
    const row = screen.getByRole('row', { name: /^Pro 1/ });
    await expect.element(row).toMatchTextContent(text);
    await expect.element(row.getByRole('button', { name: 'Retry the payment of Pro 1' })).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Adjust hours of Pro 1' })).not.toBeInTheDocument();
    await expect.element(row.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(row.getByRole('button', { name: 'Pay Pro 1 first' })).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('a payout that failed as well is offered again to platform admins', async () => {
  const { screen } = await open([chargeFailed('isFailed')], {}, true);
  await expect.element(screen.getByText('Payout failed', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay Pro 1 first' })).toBeVisible();
});

test('managers cannot pay a pro before the business', async () => {
  const { screen } = await open([makeWorkPay(1)]);
  await expect.element(screen.getByRole('button', { name: 'Pay Pro 1', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay Pro 1 first' })).not.toBeInTheDocument();
});

test('says that it is being paid once all payments are on their way', async () => {
  const works = [1, 2].map((id) => makeWorkPay(id, { status: 'BUSINESS_PAYMENT_PROCESSING' }));
  const { screen } = await open(works);
  await expect.element(screen.getByText('Paying', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

const late = (facts: object = {}) =>
  makeWorkPay(1, {
    status: 'CANCELLED',
    paymentStatus: 'UNPAID',
    isLateCancellation: true,
    flags: ['CANCELLED_LATE'],
    punchedMinutes: null,
    minutesToPay: 240,
    ...facts,
  });
const cancelledGig = { status: 'CANCELLED', listStatus: 'CANCELLED' };

test('shows the guaranteed hours of a late cancellation, to pay as they are', async () => {
  const { screen } = await open([late()], {}, false, cancelledGig);
  const row = screen.getByRole('row', { name: /^Pro 1/ });
  await expect.element(row.getByText('Cancelled late: 4 h guaranteed')).toBeVisible();
  await expect.element(row).toMatchTextContent(/Cancelled.*Unpaid/);
  await expect.element(row.getByRole('button', { name: 'Pay Pro 1' })).toBeVisible();
  await expect.element(row.getByText('Punched')).not.toBeInTheDocument();
  for (const name of [/^Adjust hours/, /^Review|^Rate/]) {
    await expect.element(row.getByRole('button', { name })).not.toBeInTheDocument();
  }
  await expect.element(row.getByRole('link', { name: 'Extra payment to Pro 1' })).toBeVisible();
  await expect.element(row.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test.each([
  ['BUSINESS_PAYMENT_PROCESSING', 'Payment processing', []],
  ['BUSINESS_PAYMENT_FAILED', 'Payment failed', ['Retry']],
  ['PAID', 'Paid', []],
])('a late cancellation stays cancelled while its payment is %s', async (paymentStatus, badge, buttons) => {
  const isPayable = buttons.length > 0;
  const { screen } = await open([late({ paymentStatus, isPayable })], {}, false, cancelledGig);
  const row = screen.getByRole('row', { name: /^Pro 1/ });
  await expect.element(row.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.element(row.getByText(badge, { exact: true }).first()).toBeVisible();
  const found = row.getByRole('button', { name: /^(Pay|Retry)/ }).elements();
  expect(found.map(({ textContent }) => textContent)).toEqual(buttons);
});

test('says that no one worked the shift', async () => {
  const { screen } = await open([]);
  await expect.element(screen.getByText('No one worked this shift')).toBeVisible();
});

test('offers no payment before the shift has ended', async () => {
  const running = { status: 'CONFIRMED', endTime: '2099-01-16T04:00:00Z' };
  const { screen } = await open([makeWorkPay(1)], {}, false, running);
  await expect.element(screen.getByText('This shift has not ended')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Pay Pro 1' })).not.toBeInTheDocument();
});

test('says why the viewer may not pay', async () => {
  const { screen } = await open([], { viewerCanPay: false, viewerCannotPayReason: 'Ask an admin.' });
  await expect.element(screen.getByText('Ask an admin.')).toBeVisible();
});

test('the pay of a gig is not found where the shift is not', async () => {
  const { screen } = await renderApp('/locations/1/gigs/7/pay', {
    location: makePayLocation([]),
    gig: fault('NOT_FOUND'),
  });
  await expect.element(screen.getByText('Shift not found, or you have no access to it')).toBeVisible();
});

test('says who is billed for work from before a move, and that its admins alone add to the pay', async () => {
  const { screen } = await open([
    makeWorkPay(1, { billedTo: 'Harbor Hotels', viewerCanAddExtras: false }),
    makeWorkPay(2),
  ]);
  const earlier = screen.getByRole('row', { name: /Pro 1/ });
  await expect
    .element(earlier)
    .toMatchTextContent(
      /Billed to Harbor Hotels\. Only its admins can add a tip, a bonus or an extra payment\./,
    );
  await expect.element(earlier.getByRole('textbox', { name: 'Bonus for Pro 1' })).not.toBeInTheDocument();
  await expect.element(earlier.getByRole('link', { name: 'Extra payment to Pro 1' })).not.toBeInTheDocument();
  await expect.element(earlier.getByRole('button', { name: 'Pay Pro 1' })).toBeVisible();

  const own = screen.getByRole('row', { name: /Pro 2/ });
  await expect.element(own.getByRole('textbox', { name: 'Bonus for Pro 2' })).toBeVisible();
  await expect.element(own.getByText(/^Billed to/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('says who is billed to those who may add to the pay, too', async () => {
  const { screen } = await open([makeWorkPay(1, { billedTo: 'Harbor Hotels', viewerCanAddExtras: true })]);
  const row = screen.getByRole('row', { name: /Pro 1/ });
  await expect.element(row.getByText('Billed to Harbor Hotels', { exact: true })).toBeVisible();
  await expect.element(row.getByRole('textbox', { name: 'Bonus for Pro 1' })).toBeVisible();
});
