import { describe, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDueGig, makePayLocation, makeWorkPay } from '../../testing/pay.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';

const path = '/locations/1/pay';
const topOf = (locator: Locator) => locator.element().getBoundingClientRect().top;
const one = makeWorkPay(1);
const other = makeWorkPay(2, { flags: [] });
const failed = makeWorkPay(3, { status: 'BUSINESS_PAYMENT_FAILED', failure: 'CARD_DECLINED' });
const onItsWay = makeWorkPay(4, { status: 'BUSINESS_PAYMENT_PROCESSING' });

const world = (works = [one, other, failed, onItsWay], facts: Record<string, unknown> = {}) => ({
  location: makePayLocation([makeDueGig(7, works)], facts),
});

const paid = (works: readonly ReturnType<typeof makeWorkPay>[]) => ({
  payPros: {
    errors: [],
    results: works.map(({ application }) => ({ applicationId: application.id, application, errors: [] })),
    gig: makeDueGig(
      7,
      works.map(({ application }) =>
        makeWorkPay(application.databaseId, { status: 'BUSINESS_PAYMENT_PROCESSING' }),
      ),
    ),
  },
});

describe('what is due', () => {
  test('shows hours, flags, the state and each cost line of everyone, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });

    await expect
      .element(row('Pro 1'))
      .toMatchTextContent(/Posted7 h 30 min.*Punched7 h 20 min.*To pay7 h 20 min.*Left early/);
    await expect
      .element(row('Pro 3'))
      .toMatchTextContent(/Payment failed.*The card was declined\. Retry, or add another payment method\./);
    await expect.element(row('Pro 4')).toMatchTextContent(/Payment processing/);
    await expect.element(row('Pro 4').getByRole('button')).not.toBeInTheDocument();
    await row('Pro 1').getByText('$219.79').first().click();
    await expect.element(row('Pro 1')).toMatchTextContent(/Wages\$180\.00Platform fee\$33\.30/);
    expect(gateway.names().filter((name) => name.startsWith('Pay'))).toEqual(['PayScreenQuery']);
    await expect.poll(() => document.title).toBe('Pay · Grill 1 · Brigade');
    await expectAccessible();
  });

  test('the pay that is due is filtered by breaks, in the address and by person as well', async () => {
    const duePay = ({ shiftBreakCompliance, ...part }: Page & { shiftBreakCompliance?: string | null }) =>
      connection(shiftBreakCompliance === 'TOO_LATE' ? [] : [makeDueGig(7, [one])], part);
    const { screen, router } = await renderApp(path, world([one], { duePay }));
    await screen.getByRole('button', { name: 'Break check', exact: true }).click();
    await screen.getByRole('option', { name: 'Too late' }).click();

    await expect.element(screen.getByText('No shifts to pay match this break filter.')).toBeVisible();
    expect(router.state.location.search).toEqual({ breaks: 'too_late' });
    await expect
      .element(screen.getByRole('link', { name: 'By person', exact: true }))
      .toHaveAttribute('href', '/locations/1/pay?by=person&breaks=too_late');
    await expectAccessible();
  });

  test('each shift has one main button: it pays all of its pros, or the only one', async () => {
    const gigs = [makeDueGig(7, [one, other]), makeDueGig(8, [failed, onItsWay])];
    const { screen } = await renderApp(path, { location: makePayLocation(gigs) });
    const fillOf = (name: RegExp) =>
      getComputedStyle(screen.getByRole('button', { name }).element()).backgroundColor;
    await expect.element(screen.getByRole('button', { name: /^Pay all 2/ })).toBeVisible();

    expect(fillOf(/^Retry the payment of Pro 3/)).toBe(fillOf(/^Pay all 2/));
    expect(fillOf(/^Pay Pro 1/)).not.toBe(fillOf(/^Pay all 2/));
    expect(fillOf(/^Pay Pro 2/)).toBe(fillOf(/^Pay Pro 1/));
  });

  test.each([360, 1440])('the way to other money is beside the title, at %d px', async (width) => {
    await page.viewport(width, 900);
    const { screen } = await renderApp(
      path,
      world([one], { billing: { viewerCanManage: true }, disputes: connection([], {}) }),
    );
    const disputes = screen.getByRole('link', { name: 'Disputes', exact: true });
    await expect.element(disputes).toHaveAttribute('href', '/locations/1/disputes');
    const more = screen.getByRole('button', { name: 'More', exact: true });
    expect(topOf(more)).toBe(topOf(disputes));
    await more.click();
    const entries = screen.getByRole('menuitem');

    await expect
      .poll(() => entries.elements().map((entry) => [entry.textContent, entry.getAttribute('href')]))
      .toEqual([
        ['Invoices', '/locations/1/invoices'],
        ['Extra payments', '/locations/1/pay/extra'],
        ['Break compliance', '/locations/1/compliance'],
      ]);
    await expectAccessible();
  });

  test('says what of a charge is missing, and costs only that', async () => {
    const short = makeWorkPay(2, {
      status: 'BUSINESS_PAYMENT_FAILED',
      failure: 'CHARGE_REVERSED',
      returnedPart: { amountCents: 5000, currency: 'USD' },
    });
    const { screen } = await renderApp(path, world([short]));
    const row = screen.getByRole('row', { name: /^(Select )?Pro 2/ });

    await expect
      .element(row)
      .toMatchTextContent(
        /Part charged back: the bank took \$50\.00 of the charge back\. A retry charges only \$50/,
      );
    await expect.element(row).toMatchTextContent(/Part charged back\$50\.00Total\$50\.00/);
    await expect.element(row.getByRole('button', { name: 'Retry the payment of Pro 2' })).toBeVisible();
  });

  test('leads to billing beside a failed payment only where the payment method is the reason', async () => {
    const tooSmall = makeWorkPay(2, { status: 'BUSINESS_PAYMENT_FAILED', failure: 'AMOUNT_TOO_SMALL' });
    const { screen } = await renderApp(path, world([tooSmall, failed]));
    const billingOf = (name: string) =>
      screen
        .getByRole('row', { name: new RegExp(`^(Select )?${name}`) })
        .getByRole('link', { name: 'Billing' });

    await expect.element(billingOf('Pro 3')).toHaveAttribute('href', '/locations/1/billing');
    await expect.element(billingOf('Pro 2')).not.toBeInTheDocument();
  });

  test('begins with the total of the location, over all shifts', async () => {
    const dueTotal = { amount: { amountCents: 123_456, currency: 'USD' }, gigs: 12, pros: 1 };
    const { screen } = await renderApp(path, world([one], { dueTotal }));
    await expect.element(screen.getByText('$1,234.56 due', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1 pro in 12 shifts, fees included')).toBeVisible();
    await expectAccessible();
  });

  test('moves the total with what is paid elsewhere', async () => {
    let pros = 3;
    const dueTotal = () => ({ amount: { amountCents: pros * 10_000, currency: 'USD' }, gigs: 1, pros });
    const location = makePayLocation([makeDueGig(7, [one, other])], { dueTotal });
    const { screen, gateway } = await renderApp(path, { location, node: location });
    await expect.element(screen.getByText('$300.00 due', { exact: true })).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    pros = 2;
    gateway.lines[0]?.send({
      cursor: '5',
      hasGap: false,
      changes: [{ subject: 'APPLICATION', gigDatabaseId: 7 }],
    });
    await expect.element(screen.getByText('$200.00 due', { exact: true })).toBeVisible();
  });

  test.each([
    ['nothing can be paid', { amount: { amountCents: 0, currency: 'USD' }, gigs: 0, pros: 0 }],
    ['the total is unknown', fault('UPSTREAM_UNAVAILABLE')],
  ])('shows no total where %s', async (_case, total) => {
    const dueTotal = () => {
      if (total instanceof Error) throw total;
      return total;
    };
    const { screen } = await renderApp(path, world([onItsWay], { dueTotal }));
    await expect.element(screen.getByRole('row', { name: /^(Select )?Pro 4/ })).toBeVisible();
    await expect.element(screen.getByText(/ due$/)).not.toBeInTheDocument();
  });

  test('offers no payment for a pro who is paid and goes on an invoice', async () => {
    const invoiced = makeWorkPay(3, { status: 'PRO_PAID', isPayable: false });
    const { screen } = await renderApp(path, world([one, other, invoiced]));
    const row = screen.getByRole('row', { name: /^(Select )?Pro 3/ });
    await expect.element(row).toMatchTextContent(/Pro paid.*Paid7 h 20 min/);
    await expect.element(row.getByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Pay all 2/ })).toBeVisible();
  });

  test('leads from flagged geo logs to the audit of the pro', async () => {
    const { screen } = await renderApp(path, world([makeWorkPay(1, { flags: ['GEO_FLAGGED', 'LATE'] })]));
    const row = screen.getByRole('row', { name: /^(Select )?Pro 1/ });

    await expect.element(row).toMatchTextContent(/Late.*Location check to review/);
    await expect
      .element(row.getByRole('link', { name: 'Location check to review: Pro 1' }))
      .toHaveAttribute('href', '/locations/1/geo-logs?show=flagged&search=Pro+1');
    await expectAccessible();
  });

  test('says when hours are approved automatically', async () => {
    const soon = makeWorkPay(1, { approvedAutomaticallyAt: '2026-11-23T06:00:00Z' });
    const { screen } = await renderApp(path, world([soon, other]));
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(Select )?${name}`) });

    await expect
      .element(row('Pro 1'))
      .toMatchTextContent(/Approved and paid automatically .*1:00 am unless you pay before/);
    await expect.element(row('Pro 2')).not.toMatchTextContent(/automatically/);
  });
});

describe('paying', () => {
  test('sends a tip and a bonus, and the total moves as they are typed', async () => {
    const { screen, gateway } = await renderApp(path, { ...world([one]), ...paid([one]) });
    await screen.getByRole('textbox', { name: 'Tip for Pro 1' }).fill('10');
    await expect.element(screen.getByText('Tipping fee')).toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Bonus for Pro 1' }).fill('2000');
    await expect.element(screen.getByText('Enter $0 to $1,000')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pay Pro 1' })).toBeDisabled();
    await screen.getByRole('textbox', { name: 'Bonus for Pro 1' }).fill('5');
    await screen.getByRole('button', { name: 'Pay Pro 1' }).click();

    await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
    await expect.element(screen.getByText('Payment processing').first()).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: {
          gigId: 'gig-7',
          payments: [{ applicationId: 'application-1', tipCents: 1000, bonusCents: 500 }],
        },
      });
  });

  test('a bonus that was promised with the offer stays in the total and is not added twice', async () => {
    const promised = makeWorkPay(1, {
      flags: [],
      bonus: { amountCents: 1_250, currency: 'USD' },
      promisedBonus: { amountCents: 1_250, currency: 'USD' },
    });
    const { screen } = await renderApp(path, world([promised]));
    const row = screen.getByRole('row', { name: /^(Select )?Pro 1/ });
    await screen.getByRole('textbox', { name: 'Bonus for Pro 1' }).fill('5');
    await expect.element(row).toMatchTextContent(/Bonus\$17\.50/);
  });

  test('pays everyone of a shift, with the sum on the button', async () => {
    const { screen, gateway } = await renderApp(path, { ...world([one, other]), ...paid([one, other]) });
    await screen.getByRole('button', { name: 'Pay all 2 · $439.58 for the Line Cook shift #7' }).click();

    await expect.element(screen.getByText('2 payments were submitted')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: { payments: [{ applicationId: 'application-1' }, { applicationId: 'application-2' }] },
      });
  });

  test.each([
    ['PAYMENT_METHOD_MISSING', 1],
    ['CARD_DECLINED', 1],
    ['CONFIRMATION_REQUIRED', 1],
    ['PAYOUT_ACCOUNT_MISSING', 0],
    ['INVALID_TRANSITION', 0],
  ])(
    'paying leads to billing beside the refusal %s only if the payment method is the reason: %s',
    async (code, links) => {
      const refused = {
        applicationId: one.application.id,
        application: null,
        errors: [refusal(code, 'Refused.')],
      };
      const { screen } = await renderApp(path, {
        ...world([one]),
        payPros: { errors: [], results: [refused], gig: makeDueGig(7, [one]) },
      });
      await screen.getByRole('button', { name: 'Pay Pro 1' }).click();
      const row = screen.getByRole('row', { name: /^(Select )?Pro 1/ });
      await expect.element(row.getByRole('alert')).toMatchTextContent(/Refused\./);
      expect(row.getByRole('alert').getByRole('link', { name: 'Billing' }).elements()).toHaveLength(links);
    },
  );

  test('pays those who are selected, and shows why the others were refused', async () => {
    const works = [one, other, failed];
    const { screen } = await renderApp(path, {
      ...world(works),
      payPros: {
        errors: [],
        results: [
          { applicationId: 'application-1', application: one.application, errors: [] },
          {
            applicationId: 'application-3',
            application: null,
            errors: [refusal('PAYMENT_METHOD_MISSING', 'There is no payment method.')],
          },
        ],
        gig: makeDueGig(7, works),
      },
    });
    await screen.getByRole('checkbox', { name: 'Select Pro 1' }).click();
    await screen.getByRole('checkbox', { name: 'Select Pro 3' }).click();
    await screen.getByRole('button', { name: /^Pay 2 selected/ }).click();

    await expect.element(screen.getByText('1 of 2 payments were refused')).toBeVisible();
    await expect.element(screen.getByText('There is no payment method.')).toBeVisible();
    await expectAccessible();
  });

  test('retries a failed payment', async () => {
    const { screen } = await renderApp(path, { ...world([failed]), ...paid([failed]) });
    await screen.getByRole('button', { name: 'Retry the payment of Pro 3' }).click();

    await expect.element(screen.getByText('Pro 3 is being paid')).toBeVisible();
  });

  test('sends no tip that was typed before a payout failed, which is sent again as it was', async () => {
    const refused = makeWorkPay(1, { status: 'PRO_PAYMENT_FAILED', payoutFailure: 'PAYOUT_REFUSED' });
    const { screen, gateway } = await renderApp(path, {
      ...world([one]),
      payPros: {
        errors: [],
        results: [{ applicationId: one.application.id, application: refused.application, errors: [] }],
        gig: makeDueGig(7, [refused]),
      },
    });
    await screen.getByRole('textbox', { name: /^Tip for Pro 1/ }).fill('5');
    await screen.getByRole('button', { name: 'Pay Pro 1' }).click();
    await screen.getByRole('button', { name: 'Retry the payment of Pro 1' }).click();

    const extras = { tipCents: null, bonusCents: null };
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { payments: [{ applicationId: one.application.id, ...extras }] } });
  });

  test('says that a payment is not confirmed when the response is lost', async () => {
    const { screen } = await renderApp(path, { ...world([one]), payPros: fault('UPSTREAM_UNAVAILABLE') });
    await screen.getByRole('button', { name: 'Pay Pro 1' }).click();

    await expect.element(screen.getByText('The payment of Pro 1 is not confirmed')).toBeVisible();
    await expect.element(screen.getByText('Pay again. Nothing is charged twice.')).toBeVisible();
  });

  test('sends a lost payment again under the same idempotency key', async () => {
    const { screen, gateway } = await renderApp(path, { ...world([one]), ...paid([one]) });
    let attempts = 0;
    gateway.intercept(({ name }) => {
      if (name !== 'payProsMutation') return null;
      attempts += 1;
      return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : null;
    });
    const pay = screen.getByRole('button', { name: 'Pay Pro 1' });
    await pay.click();
    await expect.element(screen.getByText('The payment of Pro 1 is not confirmed')).toBeVisible();
    await pay.click();
    await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();

    const sent = gateway.requests.filter(({ name }) => name === 'payProsMutation');
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
  });

  test('says that a pro was not paid when the whole request is refused', async () => {
    const { screen } = await renderApp(path, { ...world([one]), payPros: fault('FORBIDDEN') });
    await screen.getByRole('button', { name: 'Pay Pro 1' }).click();

    await expect.element(screen.getByText('Pro 1 was not paid')).toBeVisible();
  });
});

const punched = (type: 'CLOCK_IN' | 'CLOCK_OUT', time: string) => ({ type, time, isAutomatic: false });

describe('adjusting hours', () => {
  test('adjusting hours is not offered once the pro is paid, though the business still owes the work', async () => {
    const { screen } = await renderApp(path, world([one, makeWorkPay(2, { status: 'PRO_PAID' })]));
    await expect.element(screen.getByRole('button', { name: 'Adjust hours of Pro 1' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pay Pro 2' })).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Adjust hours of Pro 2' }))
      .not.toBeInTheDocument();
  });

  test.each([
    ['who can be paid again', {}],
    ['who has to finish their payout account', { isPayable: false, hasPayoutAccount: false }],
  ])(
    'adjusting hours is not offered after the payout of a pro %s failed, and neither is a tip',
    async (_who, facts) => {
      const refused = makeWorkPay(2, {
        status: 'PRO_PAYMENT_FAILED',
        payoutFailure: 'PAYOUT_REFUSED',
        ...facts,
      });
      const { screen } = await renderApp(path, world([one, refused]));
      await expect.element(screen.getByRole('textbox', { name: 'Tip for Pro 1' })).toBeVisible();
      await expect.element(screen.getByRole('row', { name: /^(Select )?Pro 2/ })).toBeVisible();
      await expect.element(screen.getByRole('textbox', { name: 'Tip for Pro 2' })).not.toBeInTheDocument();
      await expect
        .element(screen.getByRole('button', { name: 'Adjust hours of Pro 2' }))
        .not.toBeInTheDocument();
    },
  );

  test('adjusting hours needs a reason, and shows the new hours', async () => {
    const { screen, gateway } = await renderApp(path, {
      ...world([one]),
      adjustHours: {
        errors: [],
        gig: makeDueGig(7, [makeWorkPay(1, { minutesToPay: 330, flags: ['ADJUSTED'] })]),
      },
    });
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect.element(dialog.getByText('This field is required')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left early');
    await dialog.getByRole('button', { name: 'Save hours' }).click();

    await expect.element(screen.getByText('Hours adjusted')).toBeVisible();
    await expect.element(screen.getByText('5 h 30 min')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: {
          applicationId: 'application-1',
          startTime: '2026-11-20T22:00:00Z',
          endTime: '2026-11-21T06:00:00Z',
          breaks: [],
          reason: 'Left early',
        },
      });
  });

  test('adjusting hours shows what the work costs before and after', async () => {
    const { screen, gateway } = await renderApp(path, {
      ...world([one]),
      adjustHours: ({ input }: { input: { endTime: string } }) => ({
        errors: [],
        gig: null,
        costChange: {
          before: { amountCents: 16_449, currency: 'USD' },
          after: {
            amountCents: input.endTime === '2026-11-21T06:00:00Z' ? 16_449 : 12_010,
            currency: 'USD',
          },
        },
      }),
    });
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await expect.element(dialog.getByText(/^Cost: \$164\.49$/)).toBeVisible();
    await dialog.getByLabelText(/^End/).fill('23:00');

    await expect.element(dialog.getByText(/^Cost:/)).toMatchTextContent('Cost: from $164.49 → to $120.10');
    expect(gateway.lastMutation()?.variables).toMatchObject({
      input: { applicationId: 'application-1', endTime: '2026-11-21T04:00:00Z', validateOnly: true },
    });
    await expectAccessible();
    const asked = gateway.names().length;
    await dialog.getByLabelText(/^End/).fill('');
    await expect.element(dialog.getByText(/^Cost:/)).not.toBeInTheDocument();
    expect(gateway.names()).toHaveLength(asked);
  });

  test('lists the gap before a second clock-in beside the first break that is added', async () => {
    const timePunches = [
      punched('CLOCK_IN', '2026-11-20T22:00:00Z'),
      punched('CLOCK_OUT', '2026-11-21T00:00:00Z'),
      punched('CLOCK_IN', '2026-11-21T00:20:00Z'),
      punched('CLOCK_OUT', '2026-11-21T06:00:00Z'),
    ];
    const { screen, gateway } = await renderApp(path, {
      ...world([makeWorkPay(1, { timePunches })]),
      adjustHours: { errors: [], gig: makeDueGig(7, [makeWorkPay(1)]) },
    });
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await expect.element(dialog.getByText(/the unpaid break of 30 min is deducted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add break' }).click();
    await expect.element(dialog.getByLabelText(/^Break 1 start/)).toHaveValue('19:00');
    await dialog.getByRole('button', { name: 'Remove break 2' }).click();
    await expect.element(dialog.getByText(/the unpaid break of 30 min is deducted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add break' }).click();
    await dialog.getByLabelText(/^Break 2 start/).fill('21:00');
    await dialog.getByLabelText(/^Break 2 end/).fill('21:15');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The break was not recorded');
    await dialog.getByRole('button', { name: 'Save hours' }).click();

    await expect.element(screen.getByText('The hours of Pro 1 are changed')).toBeVisible();
    expect(gateway.lastMutation()?.variables).toMatchObject({
      input: {
        breaks: [
          { startTime: '2026-11-21T00:00:00Z', endTime: '2026-11-21T00:20:00Z' },
          { startTime: '2026-11-21T02:00:00Z', endTime: '2026-11-21T02:15:00Z' },
        ],
      },
    });
  });

  test('changes a break, adds one, and says at each field what is not possible', async () => {
    const lunch = {
      databaseId: 4,
      startTime: '2026-11-21T00:00:10Z',
      endTime: '2026-11-21T00:20:00Z',
    };
    const late = {
      status: 'TOO_LATE',
      shiftStatus: 'NON_COMPLIANT',
      lengthMinutes: 30,
      dueAt: null,
      minutesOff: 12,
    };
    const worked = makeWorkPay(1, { shiftBreaks: [lunch], breakCheck: late });
    const { screen, gateway } = await renderApp(path, {
      ...world([worked]),
      adjustHours: { errors: [], gig: makeDueGig(7, [makeWorkPay(1, { minutesToPay: 420 })]) },
    });
    await expect.element(screen.getByText('30 min break started 12 min late')).toBeVisible();
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await expect.element(dialog.getByLabelText(/^Break start/)).toHaveValue('19:00');
    await dialog.getByLabelText(/^Break end/).fill('19:30');
    await dialog.getByRole('button', { name: 'Add break' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second break was not recorded');
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect.element(dialog.getByText('Enter a time').first()).toBeVisible();
    await dialog.getByLabelText(/^Break 2 start/).fill('19:15');
    await dialog.getByLabelText(/^Break 2 end/).fill('19:45');
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect.element(dialog.getByText('Breaks cannot overlap.')).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText(/^Break 2 start/).fill('21:00');
    await dialog.getByLabelText(/^Break 2 end/).fill('21:15');
    await dialog.getByRole('button', { name: 'Save hours' }).click();

    await expect.element(screen.getByText('The hours of Pro 1 are changed')).toBeVisible();
    expect(gateway.lastMutation()?.variables).toMatchObject({
      input: {
        breaks: [
          { databaseId: 4, startTime: '2026-11-21T00:00:10Z', endTime: '2026-11-21T00:30:00Z' },
          { startTime: '2026-11-21T02:00:00Z', endTime: '2026-11-21T02:15:00Z' },
        ],
      },
    });
  });

  test('removes a break, and says what is deducted without one', async () => {
    const lunch = { databaseId: 4, startTime: '2026-11-21T00:00:00Z', endTime: null };
    const { screen, gateway } = await renderApp(path, {
      ...world([makeWorkPay(1, { shiftBreaks: [lunch] })]),
      adjustHours: {
        errors: [refusal('INVALID', 'This break does not exist.', {}, ['breaks', '0', 'databaseId'])],
        gig: null,
      },
    });
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await dialog.getByLabelText(/^Break end/).fill('19:30');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No break');
    await dialog.getByRole('button', { name: 'Save hours' }).click();
    await expect.element(dialog.getByText('This break does not exist.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove break' }).click();
    await expect
      .element(dialog.getByText('None recorded: the unpaid break of 30 min is deducted.'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Save hours' }).click();

    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({ input: { breaks: [], reason: 'No break' } });
  });

  test('shows why the server refuses', async () => {
    const { screen } = await renderApp(path, {
      ...world([one]),
      adjustHours: {
        errors: [refusal('INVALID_TRANSITION', 'This application is paid.')],
        gig: null,
      },
    });
    await screen.getByRole('button', { name: 'Adjust hours of Pro 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left early');
    await dialog.getByRole('button', { name: 'Save hours' }).click();

    await expect.element(dialog.getByText('This application is paid.')).toBeVisible();
  });
});

test('says that nothing is due', async () => {
  const { screen } = await renderApp(path, { location: makePayLocation([]) });

  await expect.element(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await expectAccessible();
});

test('says who may pay to those who may not', async () => {
  const { screen } = await renderApp(path, {
    location: makePayLocation([], {
      viewerCanPay: false,
      viewerCannotPayReason: 'Only team members can pay.',
      duePay: () => fault('FORBIDDEN'),
    }),
  });

  await expect.element(screen.getByRole('heading', { name: 'You cannot pay here' })).toBeVisible();
  await expect.element(screen.getByText('Only team members can pay.')).toBeVisible();
});
