import { describe, expect, test } from 'vitest';
import { makeAdHocLocation, makeAdHocPayment, makeFailedPayment } from '../../testing/adHocPayments.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeGig, makeViewer, type Page, refusal } from '../../testing/world.ts';

const path = '/locations/1/pay/extra';
const declined = makeFailedPayment(3, 'CARD_DECLINED');
const hours = makeAdHocPayment(2, {
  reason: 'ADJUST_HOURS',
  status: 'IN_TRANSIT',
  description: 'Stayed for the last tables',
  workingHours: { startTime: '2026-11-20T22:00:00Z', endTime: '2026-11-21T06:30:00Z' },
});
const settled = makeAdHocPayment(1, { reason: 'TOS', chargedToBusiness: false, charge: null });
const world = (payments = [declined, hours, settled]) => ({ location: makeAdHocLocation(payments) });

describe('the list', () => {
  test('shows what everyone got, why, and how far it has come, by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

    await expect.element(row('Pro 2')).toMatchTextContent(/More hours.*Worked 5:00 pm – 1:30 am/);
    await expect.element(row('Pro 2')).toMatchTextContent(/On its way.*\$20\.00\$24\.69 with fees/);
    await expect
      .element(row('Pro 1'))
      .toMatchTextContent(/Terms of service settlement.*Paid by the platform/);
    await expect
      .element(row('Pro 3'))
      .toMatchTextContent(/Failed.*The card was declined\. Retry, or add another payment method\..*Billing/);
    await expect.element(row('Pro 1').getByRole('button')).not.toBeInTheDocument();
    expect(gateway.names().filter((name) => name.startsWith('AdHoc'))).toEqual(['AdHocPaymentsScreenQuery']);
    await expect.poll(() => document.title).toBe('Extra payments · Grill 1 · Brigade');
    await expectAccessible();
  });

  test('the list of extra payments is filtered by the address, and the filters change it', async () => {
    const { screen, gateway, router } = await renderApp(`${path}?state=failed`, world());
    await screen.getByRole('button', { name: /^Reason/ }).click();
    await screen.getByRole('option', { name: 'Tip', exact: true }).click();

    await expect
      .poll(() => gateway.last('AdHocPaymentsScreenQuery')?.variables)
      .toMatchObject({ statuses: ['ERROR', 'FAILED'], reasons: ['TIP'] });
    await expect.poll(() => router.state.location.search).toEqual({ state: 'failed', reason: 'TIP' });
  });

  test('the list of extra payments is filtered by a pro and a shift of the rows, in the address', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    await screen.getByRole('button', { name: /^Pro/ }).click();
    await screen.getByRole('option', { name: 'Pro 2', exact: true }).click();
    await expect
      .poll(() => gateway.last('AdHocPaymentsScreenQuery')?.variables)
      .toMatchObject({ proId: 2, gigId: null });
    await screen.getByRole('button', { name: /^Shift/ }).click();
    await screen.getByRole('option', { name: /, / }).click();

    await expect
      .poll(() => gateway.last('AdHocPaymentsScreenQuery')?.variables)
      .toMatchObject({ proId: 2, gigId: 7 });
    await expect.poll(() => router.state.location.search).toEqual({ pro: '2', shift: '7' });
    await expect.element(screen.getByRole('button', { name: 'Pro: Pro 2' })).toBeVisible();
    await expectAccessible();
    await screen.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => router.state.location.search).toEqual({});
  });

  test('keeps the open filter where a choice leaves no rows', async () => {
    const location = makeAdHocLocation([], {
      adHocPayments: ({ reasons, ...page }: Page & { reasons: readonly string[] | null }) =>
        connection(reasons?.length ? [] : [declined], page),
    });
    const { screen, router } = await renderApp(path, { location });
    await screen.getByRole('button', { name: /^Reason/ }).click();
    await screen.getByRole('option', { name: 'Tip', exact: true }).click();
    await expect.element(screen.getByText('No matching extra payments')).toBeInTheDocument();
    await screen.getByRole('option', { name: 'Other', exact: true }).click();

    await expect.poll(() => router.state.location.search).toEqual({ reason: 'TIP,OTHER' });
  });

  test('goes from one pro to another, who is no longer among the rows', async () => {
    const location = makeAdHocLocation([], {
      adHocPayments: ({ proId, ...page }: Page & { proId: number | null }) =>
        connection(
          [hours, settled].filter(({ pro }) => proId === null || pro.databaseId === proId),
          page,
        ),
    });
    const { screen, router } = await renderApp(path, { location });
    await screen.getByRole('button', { name: /^Pro/ }).click();
    await screen.getByRole('option', { name: 'Pro 1', exact: true }).click();
    await expect.element(screen.getByRole('row', { name: /^Pro 2/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Pro: Pro 1' }).click();
    await screen.getByRole('option', { name: 'Pro 2', exact: true }).click();

    await expect.element(screen.getByRole('row', { name: /^Pro 2/ })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ pro: '2' });
  });

  test('offers no pros of another location', async () => {
    const here = makeAdHocLocation([settled]);
    const there = makeAdHocLocation([hours], { id: 'location-2', databaseId: 2 });
    const { screen, router } = await renderApp(path, {
      location: ({ databaseId }: { databaseId: number }) => (databaseId === 1 ? here : there),
    });
    await expect.element(screen.getByRole('row', { name: /^Pro 1/ })).toBeVisible();
    await router.navigate({ href: '/locations/2/pay/extra' });
    await expect.element(screen.getByRole('row', { name: /^Pro 2/ })).toBeVisible();
    await screen.getByRole('button', { name: /^Pro/ }).click();

    const options = screen.getByRole('listbox', { name: 'Pro' }).getByRole('option');
    await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(['Pro 2']);
  });

  test('names shifts of one position on one day by their start', async () => {
    const payments = [
      makeAdHocPayment(1, { gig: makeGig(7, { startTime: '2026-11-20T22:00:00Z' }) }),
      makeAdHocPayment(2, { gig: makeGig(8, { startTime: '2026-11-20T17:30:00Z' }) }),
    ];
    const { screen } = await renderApp(path, world(payments));
    await screen.getByRole('button', { name: /^Shift/ }).click();

    const options = screen.getByRole('listbox', { name: 'Shift' }).getByRole('option');
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(/, Fri, Nov 20, 5:00 pm$/), expect.stringMatching(/, 12:30 pm$/)]);
  });

  test('retries a failed payment', async () => {
    const { screen, gateway } = await renderApp(path, {
      ...world([declined]),
      retryAdHocPayment: { errors: [], payment: { ...makeAdHocPayment(3), status: 'SUBMITTED' } },
    });
    await screen.getByRole('button', { name: 'Retry: extra payment to Pro 3' }).click();

    await expect.element(screen.getByText('Pro 3 is being paid')).toBeVisible();
    await expect.element(screen.getByText('Submitted')).toBeVisible();
    await expect.poll(() => gateway.lastMutation()?.variables).toEqual({ input: { paymentId: 'payment-3' } });
  });

  test('shows why a retry was refused', async () => {
    const { screen } = await renderApp(path, {
      ...world([declined]),
      retryAdHocPayment: { errors: [refusal('CONFLICT', 'The card has expired.')], payment: null },
    });
    await screen.getByRole('button', { name: /^Retry/ }).click();

    await expect.element(screen.getByText('The card has expired.')).toBeVisible();
  });

  test('offers to send a duplicate anyway', async () => {
    const { screen } = await renderApp(path, world([makeFailedPayment(4, 'DUPLICATE')]));

    await expect.element(screen.getByRole('button', { name: /^Send anyway/ })).toBeVisible();
    await expect.element(screen.getByText(/The same payment was sent minutes before/)).toBeVisible();
  });

  test('leaves what the platform pays to platform admins', async () => {
    const failed = { ...declined, chargedToBusiness: false };
    const manager = await renderApp(path, world([failed]));
    await expect.element(manager.screen.getByText('Paid by the platform')).toBeVisible();
    await expect.element(manager.screen.getByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    await manager.screen.unmount();

    const admin = await renderApp(path, {
      ...world([failed]),
      viewer: makeViewer({ isPlatformAdmin: true }),
    });
    await expect.element(admin.screen.getByRole('button', { name: /^Retry/ })).toBeVisible();
  });
});

test('says that there is nothing yet, or nothing that matches', async () => {
  const { screen, router } = await renderApp(path, world([]));
  await expect.element(screen.getByRole('heading', { name: 'No extra payments yet' })).toBeVisible();
  await router.navigate({ to: path, search: { state: 'paid' } } as never);

  await expect.element(screen.getByRole('heading', { name: 'No matching extra payments' })).toBeVisible();
  await expectAccessible();

  await router.navigate({ to: path, search: { pro: 99 } } as never);
  await expect.element(screen.getByRole('button', { name: 'Pro: Chosen pro' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByRole('heading', { name: 'No extra payments yet' })).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({});
});

test('says who may pay to those who may not', async () => {
  const { screen } = await renderApp(path, {
    location: makeAdHocLocation([], {
      viewerCanPay: false,
      viewerCannotPayReason: 'Only team members can pay.',
      adHocPayments: () => fault('FORBIDDEN'),
    }),
  });

  await expect.element(screen.getByRole('heading', { name: 'You cannot pay here' })).toBeVisible();
  await expect.element(screen.getByText('Only team members can pay.')).toBeVisible();
});
