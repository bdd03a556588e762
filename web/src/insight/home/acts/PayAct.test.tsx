import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { makeDueGig, makePayout, makeWorkPay } from '../../../testing/pay.ts';
import { connection, type Page, refusal } from '../../../testing/world.ts';

const paying = (status: string) => makeWorkPay(1, { status });
const world = (status: string, results: readonly object[] = []) => {
  const gig = makeDueGig(7, [paying(status)]);
  const submitted = makeDueGig(7, [paying(results.length > 0 ? status : 'BUSINESS_PAYMENT_PROCESSING')]);
  const accepted = { applicationId: 'application-1', application: null, errors: [] };
  return {
    location: { duePay: (rows: Page) => connection([gig], rows) },
    root: {
      payPros: { errors: [], results: results.length > 0 ? results : [accepted], gig: submitted },
    },
  };
};

/** A shift that was cancelled late, with the pay for it. */
const cancelledLate = (databaseId: number, payment: string, work: ReturnType<typeof makeWorkPay>) => ({
  ...makeDueGig(databaseId, [{ ...work, isLateCancellation: true }]),
  status: 'CANCELLED',
  cancellation: { cancelledAt: null, explanation: null, fee: null, payment, reasonLabel: null },
});

describe('shifts to pay', () => {
  test('shifts to pay are paid after a confirmation that names the amount', async () => {
    const { screen, gateway } = await openHomeAct(
      makeHomeItem('HOURS_TO_APPROVE', 1),
      'Approve hours: 1 shift to pay',
      world('UNPAID'),
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await expect.element(row).toMatchTextContent(/Pro 1.*7 h 20 min of 7 h 30 min.*Left early/);
    await expectAccessible(screen.container);
    await row.getByRole('button', { name: 'Pay $219.79 for Line Cook' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Pay $219.79 to 1 pro?' });
    expect(gateway.lastMutation()).toBeUndefined();
    await dialog.getByRole('button', { name: 'Pay $219.79' }).click();
    await expect.element(row).toMatchTextContent(/Payment submitted.*Payment processing/);
    await expect.element(row).toHaveFocus();
    expect(gateway.lastMutation()?.variables).toEqual({
      input: {
        gigId: 'gig-7',
        payments: [{ applicationId: 'application-1', tipCents: null, bonusCents: null }],
      },
    });
  });

  test('shifts whose payment failed say why, are retried, and show a refusal', async () => {
    const refused = {
      applicationId: 'application-1',
      application: null,
      errors: [refusal('PAYMENT_METHOD_MISSING', 'There is no payment method.')],
    };
    const { location, root } = world('BUSINESS_PAYMENT_FAILED', [refused]);
    const failed = {
      ...makeDueGig(7, [makeWorkPay(1, { status: 'BUSINESS_PAYMENT_FAILED', failure: 'CARD_DECLINED' })]),
      status: 'FAILED_PAYMENT',
    };
    const { screen } = await openHomeAct(
      makeHomeItem('PAYMENT_FAILED', 1),
      'Retry: 1 shift with a failed payment',
      { location: { ...location, duePay: (rows: Page) => connection([failed], rows) }, root },
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await expect.element(row).toMatchTextContent(/The card was declined/);
    await row.getByRole('button', { name: 'Retry $219.79 for Line Cook' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $219.79' }).click();
    await expect.element(row.getByRole('alert')).toMatchTextContent(/There is no payment method\./);
    await expect
      .element(row.getByRole('link', { name: 'Billing' }))
      .toHaveAttribute('href', '/locations/1/billing');
  });

  test('shifts whose payment was refused for another reason do not lead to billing', async () => {
    const refused = {
      applicationId: 'application-1',
      application: null,
      errors: [refusal('PAYOUT_ACCOUNT_MISSING', 'Pro 1 cannot be paid yet.')],
    };
    const { screen } = await openHomeAct(
      makeHomeItem('HOURS_TO_APPROVE', 1),
      'Approve hours: 1 shift to pay',
      world('UNPAID', [refused]),
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await row.getByRole('button', { name: 'Pay $219.79 for Line Cook' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $219.79' }).click();
    await expect.element(row.getByRole('alert')).toMatchTextContent(/cannot be paid yet/);
    await expect.element(row.getByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
  });

  test('shifts whose charge failed after their pro was paid say both', async () => {
    const work = makeWorkPay(1, { status: 'BUSINESS_PAYMENT_FAILED', payout: makePayout('isPaid') });
    const gig = { ...makeDueGig(7, [work]), status: 'FAILED_PAYMENT' };
    const { screen } = await openHomeAct(
      makeHomeItem('PAYMENT_FAILED', 1),
      'Retry: 1 shift with a failed payment',
      { location: { duePay: (rows: Page) => connection([gig], rows) } },
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await expect.element(row).toMatchTextContent(/Payment failed.*Pro paid/);
  });

  test.each([
    ['PAYMENT_FAILED', 'Retry: 1 shift with a failed payment', 'FAILED', 'Retry $219.79 for Line Cook'],
    ['HOURS_TO_APPROVE', 'Approve hours: 1 shift to pay', 'UNPAID', 'Pay $219.79 for Line Cook'],
  ])(
    'shifts to pay of an item %s are found by the server, however many are on their way',
    async (kind, action, of, pay) => {
      const failed = cancelledLate(7, 'FAILED', makeWorkPay(1, { status: 'BUSINESS_PAYMENT_FAILED' }));
      const due = cancelledLate(8, 'DUE', makeWorkPay(2));
      const duePay = ({ state, ...rows }: Page & { state: string }) =>
        connection([state === 'FAILED' ? failed : due], rows);
      const { screen, gateway } = await openHomeAct(makeHomeItem(kind, 1), action, { location: { duePay } });
      await expect.element(screen.getByRole('button', { name: pay })).toBeVisible();
      expect(gateway.last('PayActQuery')?.variables).toEqual({ locationId: 1, state: of });
    },
  );

  test.each([
    [
      'cannot be paid yet',
      { isPayable: false, hasPayoutAccount: false },
      'Check the pay',
      /Cannot be paid yet.*Ask Pro 1 to finish their payout account\./,
    ],
    [
      'did not get the payout',
      { status: 'PAID', payoutFailure: 'PAYOUT_REFUSED' },
      'Retry the payout',
      /Payout failed.*bank refused the payout/,
    ],
    [
      'cannot get the payout again before their account exists',
      { status: 'PAID', isPayable: false, hasPayoutAccount: false, payoutFailure: 'PAYOUT_ACCOUNT_CLOSED' },
      'Check the pay',
      /payout account is closed/,
    ],
  ])('shifts whose pro %s say why, and lead to the pay', async (_case, facts, link, why) => {
    const gig = makeDueGig(7, [makeWorkPay(1, facts), makeWorkPay(2, { status: 'PAID' })]);
    const { screen } = await openHomeAct(
      makeHomeItem('HOURS_TO_APPROVE', 1),
      'Approve hours: 1 shift to pay',
      { location: { duePay: (rows: Page) => connection([gig], rows) } },
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await expect
      .element(row.getByRole('link', { name: `${link} for Line Cook` }))
      .toHaveAttribute('href', '/locations/1/pay');
    await expect.element(row).toMatchTextContent(why);
    await expect.element(row).not.toMatchTextContent(/Payment submitted/);
    await expectAccessible(screen.container);
  });

  test('shifts whose pro was paid by an administrator are still paid by the business', async () => {
    const { screen } = await openHomeAct(
      makeHomeItem('HOURS_TO_APPROVE', 1),
      'Approve hours: 1 shift to pay',
      world('PRO_PAID'),
    );
    await expect.element(screen.getByRole('button', { name: 'Pay $219.79 for Line Cook' })).toBeVisible();
  });

  test('shifts whose payout failed before a charge say why, and nothing about a payment method', async () => {
    const failed = makeWorkPay(1, { status: 'PRO_PAYMENT_FAILED', payoutFailure: 'PAYOUT_REFUSED' });
    const gig = { ...makeDueGig(7, [failed]), status: 'FAILED_PAYMENT' };
    const { screen } = await openHomeAct(
      makeHomeItem('PAYMENT_FAILED', 1),
      'Retry: 1 shift with a failed payment',
      { location: { duePay: (rows: Page) => connection([gig], rows) } },
    );
    const row = screen.getByRole('listitem', { name: 'Line Cook' });
    await expect.element(row).toMatchTextContent(/bank refused the payout/);
    await expect.element(row).not.toMatchTextContent(/payment method/);
  });

  test('shifts to pay may be paid by others in the meantime', async () => {
    const { screen } = await openHomeAct(
      makeHomeItem('PAYMENT_FAILED', 1),
      'Retry: 1 shift with a failed payment',
      { location: { duePay: (rows: Page) => connection([], rows) } },
    );
    await expect.element(screen.getByText('Nothing is left to pay here.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Tips, bonuses and hours' }))
      .toHaveAttribute('href', '/locations/1/pay');
  });
});
