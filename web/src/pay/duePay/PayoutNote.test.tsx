import { expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDueGig, makePayLocation, makeWorkPay } from '../../testing/pay.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const due = makeWorkPay(1);
const other = makeWorkPay(2);
const refused = makeWorkPay(3, { status: 'PAID', isPayable: true, payoutFailure: 'PAYOUT_REFUSED' });
const waiting = makeWorkPay(4, { isPayable: false, hasPayoutAccount: false });

const open = (works = [due, other, refused, waiting], answers: object = {}) =>
  renderApp('/locations/1/pay', { location: makePayLocation([makeDueGig(7, works)]), ...answers });

const rowOf = ({ screen }: Awaited<ReturnType<typeof open>>, name: string) =>
  screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });

test('a failed payout says why, what to do, and that nothing is charged again', async () => {
  const app = await open();

  await expect
    .element(rowOf(app, 'Pro 3'))
    .toMatchTextContent(/Payout failed.*bank refused the payout.*then retry\. You are not charged again\./);
  await expectAccessible();
});

test('a failed payout is retried, and costs nothing in the total', async () => {
  const paid = makeWorkPay(3, { status: 'PAID', isPayable: false });
  const app = await open(undefined, {
    payPros: {
      errors: [],
      results: [{ applicationId: paid.application.id, application: paid.application, errors: [] }],
      gig: makeDueGig(7, [due, other, paid, waiting]),
    },
  });
  await expect.element(app.screen.getByRole('button', { name: /^Pay all 3 · \$439\.58/ })).toBeVisible();
  await app.screen.getByRole('button', { name: 'Retry the payment of Pro 3' }).click();

  await expect.element(app.screen.getByText('Payout failed')).not.toBeInTheDocument();
  await expect
    .element(app.screen.getByRole('button', { name: 'Retry the payment of Pro 3' }))
    .not.toBeInTheDocument();
});

test('a pro without a payout account cannot be paid yet, and their hours can be adjusted', async () => {
  const app = await open();
  const row = rowOf(app, 'Pro 4');

  await expect
    .element(row)
    .toMatchTextContent(/Cannot be paid yet.*Ask Pro 4 to finish their payout account\./);
  await expect.element(row.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  await expect.element(row.getByRole('button', { name: 'Adjust hours of Pro 4' })).toBeVisible();
});

test('a payout to a pro without an account will wait for it where the business gets an invoice', async () => {
  const app = await open([makeWorkPay(1, { hasPayoutAccount: false }), other]);

  await expect.element(rowOf(app, 'Pro 1')).toMatchTextContent(/The payout will wait/);
  await expect.element(rowOf(app, 'Pro 1').getByRole('button', { name: 'Pay Pro 1' })).toBeVisible();
});

test('a failed payout of invoiced work says its reason under its status', async () => {
  const failed = makeWorkPay(1, {
    status: 'PRO_PAYMENT_FAILED',
    payoutFailure: 'PAYOUT_ACCOUNT_CLOSED',
  });
  const app = await open([failed, other]);

  await expect.element(rowOf(app, 'Pro 1')).toMatchTextContent(/Payout failed.*payout account is closed/);
  await expect.element(rowOf(app, 'Pro 1').getByText('Payout failed')).toBeVisible();
});
