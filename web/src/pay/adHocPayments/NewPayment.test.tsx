import { describe, expect, test } from 'vitest';
import { makeAdHocLocation, makeWorkedGig, quotedApplication } from '../../testing/adHocPayments.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { makeWorkPay } from '../../testing/pay.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeGig, type Page } from '../../testing/world.ts';

const path = '/locations/1/pay/extra/new';
const toPro = `${path}?gig=7&pro=1`;

const world = (facts: Record<string, unknown> = {}) => ({
  location: makeAdHocLocation([]),
  gig: makeWorkedGig(),
  node: quotedApplication,
  ...facts,
});

describe('the shifts to choose from', () => {
  const shift = makeGig(7, { startTime: '2026-11-20T22:00:00Z', endTime: '2026-11-21T03:00:00Z' });
  const older = makeGig(3, { startTime: '2025-03-01T15:00:00Z', skill: { id: 'skill-2', name: 'Barista' } });
  const gigs = ({ filter, ...page }: Page & { filter: { search: string | null } }) =>
    connection(filter.search === null ? [shift] : [older].filter(() => filter.search === '#3'), page);
  const many = (page: Page) => ({
    ...connection([shift], page),
    pageInfo: { hasNextPage: true },
  });
  const searched = () => world({ location: makeAdHocLocation([], { gigs }), gig: null });

  test('the shifts to choose from say their position, day and times', async () => {
    const { screen } = await renderApp(path, searched());
    await screen.getByRole('combobox', { name: /^Shift/ }).click();

    await expect
      .element(screen.getByRole('option', { name: /^Line Cook · Fri, Nov 20 · 5:00 pm – 10:00 pm/ }))
      .toBeVisible();
  });

  test('the shifts to choose from are found by a text in the address, also long after', async () => {
    const { screen, gateway, router } = await renderApp(path, searched());
    await screen.getByRole('searchbox', { name: 'Search shifts' }).fill('#3');

    await expect.element(screen.getByText('1 shift found.')).toBeVisible();
    expect(router.state.location.search).toEqual({ search: '#3' });
    expect(gateway.last('NewPaymentScreenQuery')?.variables).toMatchObject({ search: '#3', hasGig: false });
    await screen.getByRole('combobox', { name: /^Shift/ }).click();
    await screen.getByRole('option', { name: /^Barista · Sat, Mar 1, 2025/ }).click();
    await expect.poll(() => router.state.location.search).toEqual({ gig: '3', search: '#3' });
    await expectAccessible();
  });

  test('the shifts to choose from say so where none is found, and stay searchable', async () => {
    const { screen } = await renderApp(`${path}?search=plumber`, searched());
    await expect.element(screen.getByText('No shift matches your search.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: /^Shift/ })).toBeDisabled();
    await expectAccessible();

    await screen.getByRole('button', { name: 'Clear search shifts' }).click();
    await expect.element(screen.getByRole('combobox', { name: /^Shift/ })).toBeEnabled();
    await expect.element(screen.getByRole('searchbox', { name: 'Search shifts' })).toHaveFocus();
  });

  test('the shifts to choose from keep the chosen one while another is searched for', async () => {
    const { screen } = await renderApp(
      `${toPro}&search=%233`,
      world({ location: makeAdHocLocation([], { gigs }) }),
    );
    await expect.element(screen.getByText('1 shift found.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: /^Shift/ })).toMatchTextContent(/^Line Cook/);
    await expect.element(screen.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
  });

  test('the shifts to choose from leave older ones to a search', async () => {
    const { screen } = await renderApp(
      path,
      world({ location: makeAdHocLocation([], { gigs: many }), gig: null }),
    );
    await expect
      .element(screen.getByText(/^The newest shifts are listed\. Search for older ones/))
      .toBeVisible();

    await screen.getByRole('searchbox', { name: 'Search shifts' }).fill('cook');
    await expect.element(screen.getByText('The newest 1 of the shifts found are listed.')).toBeVisible();
  });
});

const cancelled = (number: number, payment: string | null) =>
  makeGig(number, {
    status: 'CANCELLED',
    startTime: '2026-11-20T22:00:00Z',
    cancellation: { payment },
    pay: [makeWorkPay(1, { isLateCancellation: true })],
  });

const cancelledGigs = (page: Page) => connection([cancelled(7, 'PAID'), cancelled(8, null)], page);
const owingNothing = (page: Page) => ({
  ...connection([cancelled(8, null)], page),
  pageInfo: { hasNextPage: true },
});

const found = () =>
  world({ location: makeAdHocLocation([], { gigs: cancelledGigs }), gig: cancelled(7, 'PAID') });

describe('a shift that was cancelled late', () => {
  test('a shift that was cancelled late is found by a search, unless no one is paid for it', async () => {
    const { screen, gateway } = await renderApp(`${path}?search=cook`, found());
    await expect.element(screen.getByText('1 shift found.')).toBeVisible();
    expect(gateway.last('NewPaymentScreenQuery')?.variables).toMatchObject({
      statuses: ['PAYMENT_DUE', 'PAYMENT_ERROR', 'COMPLETED', 'CANCELLED'],
    });
  });

  test('a shift that was cancelled late takes a reimbursement first, and says why its pros get no tip', async () => {
    const { screen } = await renderApp(toPro, found());
    const reason = screen.getByRole('combobox', { name: /^Reason/ });
    await expect.element(reason).toMatchTextContent(/^Reimbursement/);
    await reason.click();

    const tip = screen.getByRole('option', { name: /^Tip/ });
    await expect.element(tip).toHaveAttribute('aria-disabled', 'true');
    await expect.element(tip).toMatchTextContent(/No one worked: the shift was cancelled\./);
    await expect.element(screen.getByRole('option', { name: /^Other/ })).not.toHaveAttribute('aria-disabled');
    await expectAccessible();
  });

  test('a shift that was cancelled late is searched for more precisely where too much is found', async () => {
    const { screen } = await renderApp(
      `${path}?search=cook`,
      world({ location: makeAdHocLocation([], { gigs: owingNothing }), gig: null }),
    );
    await expect.element(screen.getByText('Too many shifts match your search. Add a word.')).toBeVisible();
  });
});

test('a shift that was cancelled late offers no pro whose extras only another organization can pay', async () => {
  const pay = [makeWorkPay(1, { billedTo: 'Harbor Hotels', viewerCanAddExtras: false }), makeWorkPay(2)];
  const { screen } = await renderApp(`${path}?gig=7`, world({ gig: makeGig(7, { pay }) }));
  await screen.getByRole('combobox', { name: /^Pro/ }).click();

  const other = screen.getByRole('option', { name: /^Pro 1/ });
  await expect.element(other).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(other)
    .toMatchTextContent(/Billed to Harbor Hotels\. Only its admins can add an extra payment\./);
  await expect.element(screen.getByRole('option', { name: 'Pro 2' })).not.toHaveAttribute('aria-disabled');
});
