import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeDueGig, makeDuePro, makeDueWork, makePayLocation } from '../../testing/pay.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';

const path = '/locations/1/pay?by=person';
const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

const lunch = makeDueWork(1, 1);
const dinner = makeDueWork(2, 1, {
  flags: [],
  gig: {
    startTime: '2026-11-22T23:00:00Z',
    endTime: '2026-11-23T05:00:00Z',
    skill: { __typename: 'Skill', id: 'skill-2', databaseId: 2, name: 'Server' },
  },
});
const failed = makeDueWork(3, 1, {
  status: 'BUSINESS_PAYMENT_FAILED',
  failure: 'CARD_DECLINED',
  gig: { startTime: '2026-11-24T23:00:00Z', endTime: '2026-11-25T05:00:00Z' },
});
const other = makeDueWork(4, 2);

const names = {
  lunch: 'Pro 1 (Line Cook, Fri, Nov 20, 5:00 pm)',
  dinner: 'Pro 1 (Server, Sun, Nov 22, 6:00 pm)',
  failed: 'Pro 1 (Line Cook, Tue, Nov 24, 6:00 pm)',
  other: 'Pro 2 (Line Cook, Fri, Nov 20, 5:00 pm)',
};

type DuePro = ReturnType<typeof makeDuePro>;

const locationOf = (pros: () => readonly DuePro[], facts: Record<string, unknown> = {}) =>
  makePayLocation([], { duePayByPro: (page: Page) => connection(pros(), page), ...facts });

const world = (pros = [makeDuePro(1, [lunch, dinner, failed]), makeDuePro(2, [other])], facts = {}) => ({
  location: locationOf(() => pros, facts),
});

const processing = (work: typeof lunch) => ({
  ...work,
  application: { ...work.application, status: 'BUSINESS_PAYMENT_PROCESSING' },
});

const paid = (works: readonly (typeof lunch)[], pros: readonly DuePro[]) => ({
  payProsAtLocation: {
    errors: [],
    results: works.map(({ application }) => ({ applicationId: application.id, application, errors: [] })),
    pros,
  },
});

const open = (root: Parameters<typeof renderApp>[1] = world()) => renderApp(path, root);

describe('what is due', () => {
  test('shows a card for each pro, and a row for each shift, by one request', async () => {
    const { screen, gateway } = await open();
    await expect.element(screen.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
    await expect.element(screen.getByText('3 shifts · $659.37 due')).toBeVisible();
    await expect.element(screen.getByText('1 shift · $219.79 due')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Pay of Pro 1' });
    const row = (index: number) => table.getByRole('row').nth(index);

    await expect
      .element(row(1))
      .toMatchTextContent(
        /Line Cook shift.*Fri, Nov 20.*5:00.*Posted7 h 30 min.*Punched7 h 20 min.*To pay7 h 20 min.*Left early/,
      );
    await expect
      .element(row(1).getByRole('link', { name: 'Line Cook shift' }))
      .toHaveAttribute('href', '/locations/1/gigs/101');
    await expect.element(row(2)).toMatchTextContent(/Server shift.*Sun, Nov 22/);
    await expect
      .element(row(3))
      .toMatchTextContent(/Payment failed.*The card was declined\. Retry, or add another payment method\./);
    await row(1).getByText('$219.79').first().click();
    await expect.element(row(1)).toMatchTextContent(/Wages\$180\.00Platform fee\$33\.30/);
    expect(gateway.names().filter((name) => name.startsWith('Pay'))).toEqual(['PayPeopleScreenQuery']);
    await expectAccessible();
  });

  test('begins with the total of the location', async () => {
    const dueTotal = { amount: usd(87_916), gigs: 4, pros: 2 };
    const { screen } = await open(world(undefined, { dueTotal }));
    await expect.element(screen.getByText('$879.16 due', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('2 pros in 4 shifts, fees included')).toBeVisible();
  });

  test('loads further people', async () => {
    const pros = Array.from({ length: 22 }, (_each, index) =>
      makeDuePro(index + 1, [makeDueWork(index + 1, index + 1)]),
    );
    const location = locationOf(() => pros);
    const { screen } = await open({ location, node: location });
    const last = screen.getByRole('heading', { name: 'Pro 22' });
    await expect.element(screen.getByRole('heading', { name: 'Pro 20' })).toBeInTheDocument();
    await expect.element(last).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Load more people' }).element().scrollIntoView();
    await expect.element(last).toBeInTheDocument();
  });

  test('follows what is paid elsewhere, and the total with it', async () => {
    let pros = [makeDuePro(1, [lunch, dinner]), makeDuePro(2, [other])];
    const dueTotal = () => ({ amount: usd(pros.length * 10_000), gigs: 3, pros: pros.length });
    const location = locationOf(() => pros, { dueTotal });
    const { screen, gateway } = await open({ location, node: location });
    await expect.element(screen.getByRole('heading', { name: 'Pro 2' })).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    pros = [makeDuePro(1, [processing(lunch), dinner])];
    gateway.lines[0]?.send({
      cursor: '5',
      hasGap: false,
      changes: [{ subject: 'APPLICATION', gigDatabaseId: 104 }],
    });

    await expect.element(screen.getByText('$100.00 due', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Pro 2' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('Payment processing').first()).toBeVisible();
  });
});

describe('the address', () => {
  test('the address of the pay keeps which list is shown, and each link leads to the other', async () => {
    const location = locationOf(() => [makeDuePro(1, [lunch])]);
    const { screen, router } = await renderApp('/locations/1/pay', { location });
    await expect.element(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    const link = (name: string) => screen.getByRole('link', { name, exact: true });
    await expect.element(link('By shift')).toHaveAttribute('aria-current', 'page');
    await link('By person').click();

    await expect.element(screen.getByRole('heading', { name: 'Pro 1' })).toBeVisible();
    await expect.element(link('By person')).toHaveAttribute('aria-current', 'page');
    expect(router.state.location.href).toBe('/locations/1/pay?by=person');
    await link('By shift').click();
    await expect.element(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    expect(router.state.location.href).toBe('/locations/1/pay');
  });

  test('the address of the pay shows shifts for any other value', async () => {
    const { screen } = await renderApp('/locations/1/pay?by=moon', world());
    await expect.element(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  });
});

describe('paying', () => {
  test('moves the sums as a tip is typed, and sends it', async () => {
    const pros = [makeDuePro(1, [processing(lunch), dinner])];
    const { screen, gateway } = await open({
      ...world([makeDuePro(1, [lunch, dinner])]),
      ...paid([lunch], pros),
    });
    await expect.element(screen.getByText('2 shifts · $439.58 due')).toBeVisible();
    await screen.getByRole('textbox', { name: `Tip for ${names.lunch}` }).fill('10');
    await expect.element(screen.getByText('Tipping fee')).toBeInTheDocument();
    await expect.element(screen.getByText('2 shifts · $439.58 due')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: `Pay ${names.lunch}` }).click();

    await expect.element(screen.getByText(`${names.lunch} is being paid`)).toBeVisible();
    await expect.element(screen.getByText('Payment processing').first()).toBeVisible();
    await expect.element(screen.getByText('2 shifts · $219.79 due')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: `Pay ${names.dinner}` })).toBeVisible();
    expect(gateway.lastMutation()?.variables).toEqual({
      input: {
        locationId: 'location-1',
        payments: [{ applicationId: 'application-1', tipCents: 1000, bonusCents: null }],
      },
    });
  });

  test('pays everything of a person, over all shifts', async () => {
    const works = [lunch, dinner];
    const { screen, gateway } = await open({
      ...world([makeDuePro(1, works), makeDuePro(2, [other])]),
      ...paid(works, [makeDuePro(1, works.map(processing))]),
    });
    await screen.getByRole('button', { name: 'Pay all 2 · $439.58 for Pro 1' }).click();

    await expect.element(screen.getByText('2 payments were submitted')).toBeVisible();
    await expect.element(screen.getByText('Paying', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: `Pay ${names.other}` })).toBeVisible();
    expect(gateway.lastMutation()?.variables).toMatchObject({
      input: { payments: [{ applicationId: 'application-1' }, { applicationId: 'application-2' }] },
    });
  });

  test('pays those that are selected, and shows why another was refused', async () => {
    const { screen } = await open({
      ...world(),
      payProsAtLocation: {
        errors: [],
        results: [
          { applicationId: 'application-1', application: processing(lunch).application, errors: [] },
          {
            applicationId: 'application-2',
            application: null,
            errors: [refusal('INVALID_TRANSITION', 'The payment for this work is already on its way.')],
          },
        ],
        pros: [makeDuePro(1, [processing(lunch), dinner, failed])],
      },
    });
    await screen.getByRole('checkbox', { name: `Select ${names.lunch}` }).click();
    await screen.getByRole('checkbox', { name: `Select ${names.dinner}` }).click();
    await screen.getByRole('button', { name: 'Pay 2 selected · $439.58 for Pro 1' }).click();

    await expect.element(screen.getByText('1 of 2 payments were refused')).toBeVisible();
    await expect.element(screen.getByText('The payment for this work is already on its way.')).toBeVisible();
    await expect.element(screen.getByText('Payment processing').first()).toBeVisible();
    await expectAccessible();
  });

  test('retries a failed payment', async () => {
    const { screen } = await open({
      ...world([makeDuePro(1, [failed])]),
      ...paid([failed], [makeDuePro(1, [processing(failed)])]),
    });
    await screen.getByRole('button', { name: `Retry the payment of ${names.failed}` }).click();
    await expect.element(screen.getByText(`${names.failed} is being paid`)).toBeVisible();
  });

  test('says that a payment is not confirmed when the response is lost', async () => {
    const { screen } = await open({
      ...world([makeDuePro(1, [lunch])]),
      payProsAtLocation: fault('UPSTREAM_UNAVAILABLE'),
    });
    await screen.getByRole('button', { name: `Pay ${names.lunch}` }).click();
    await expect.element(screen.getByText(`The payment of ${names.lunch} is not confirmed`)).toBeVisible();
  });
});

test('adjusts hours, and shows the new ones', async () => {
  const { screen } = await open({
    ...world([makeDuePro(1, [lunch, dinner])]),
    adjustHours: {
      errors: [],
      gig: makeDueGig(101, [{ ...lunch, minutesToPay: 330, flags: ['ADJUSTED'] }]),
    },
  });
  await screen.getByRole('button', { name: `Adjust hours of ${names.lunch}` }).click();
  const dialog = screen.getByRole('dialog', { name: 'Adjust the hours of Pro 1' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left early');
  await dialog.getByRole('button', { name: 'Save hours' }).click();

  await expect.element(screen.getByText('5 h 30 min')).toBeVisible();
});

test('says that nothing is due', async () => {
  const { screen } = await open(world([]));
  await expect.element(screen.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await expectAccessible();
});

test('says who may pay to those who may not', async () => {
  const { screen } = await open(
    world([], {
      viewerCanPay: false,
      viewerCannotPayReason: 'Only team members can pay.',
      duePayByPro: () => fault('FORBIDDEN'),
    }),
  );
  await expect.element(screen.getByText('Only team members can pay.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'By person' })).not.toBeInTheDocument();
});
