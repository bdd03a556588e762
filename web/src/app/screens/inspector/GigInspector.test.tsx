import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decisionsOn, openApplications } from '../../../testing/applicants.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeOffer } from '../../../testing/offers.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeApplication, makeGigWith, type Page } from '../../../testing/world.ts';

const path = '/locations/1/gigs/5';
const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const cost = { lines: [], perPlace: usd(20_000), total: usd(60_000) };
const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const noOffers = (rows: Page) => connection([], rows);
const oneOffer = (rows: Page) => connection([makeOffer(3)], rows);

/** A gig that starts in so many hours, and lasts eight. */
const shift = (hours: number, facts: Record<string, unknown> = {}, applications = openApplications(1, 2)) =>
  makeGigWith(5, applications, {
    startTime: fromNow(hours),
    endTime: fromNow(hours + 8),
    startCountsAsPast: hours < 0.25,
    roster: [],
    cost,
    offers: noOffers,
    ...facts,
  });

const chosen = () => page.getByRole('tab', { selected: true });
const tabs = () =>
  page
    .getByRole('tablist', { name: 'About this shift' })
    .getByRole('tab')
    .elements()
    .map(({ textContent }) => textContent);

describe('what is beside the places of a gig', () => {
  test.each([
    ['recruits', shift(72), 'Filling'],
    ['is on', shift(-1, { status: 'CONFIRMED' }), 'Details'],
    ['is over', shift(-20, { status: 'INCOMPLETE' }), 'Cost'],
    ['is closed', shift(-40, { status: 'COMPLETED' }), 'Details'],
  ])('the inspector of a gig begins with what matters while it %s', async (_phase, gig, tab) => {
    await renderApp(path, { gig });
    await expect.element(chosen()).toHaveTextContent(tab);
    expect(tabs()).toEqual(['Filling', 'Details', 'Cost', 'Activity']);
    await expect.element(page.getByRole('tabpanel', { name: tab })).toBeVisible();
  });

  test('the inspector of a gig comes with the page, and its tabs ask for nothing more', async () => {
    const { gateway, router } = await renderApp(path, { gig: shift(72) });
    await expect.element(page.getByRole('list', { name: 'Applicants' })).toBeVisible();
    await page.getByRole('tab', { name: 'Details' }).click();
    await expect.element(page.getByRole('region', { name: 'Shift' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ tab: 'details' });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('region', { name: 'Cost' })).toMatchTextContent('$600.00');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('region', { name: 'Activity' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ tab: 'activity' });
    await expect.element(page.getByRole('list', { name: 'Applicants' })).not.toBeInTheDocument();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'GigScreenQuery']);
  });

  test('the open tab of the inspector is that of the address', async () => {
    await renderApp(`${path}?tab=cost`, { gig: shift(72) });
    await expect.element(chosen()).toHaveTextContent('Cost');
  });

  test('the inspector decides on the best applicants, who leave the list with it', async () => {
    const applications = openApplications(1, 2);
    await renderApp(path, { gig: shift(72, {}, applications), ...decisionsOn(applications) });
    const list = page.getByRole('list', { name: 'Applicants' });
    await list.getByRole('button', { name: 'Select Pro 1' }).click();
    const message = page.getByRole('alertdialog', { name: 'Pro 1 selected' });
    await expect.element(message).toBeVisible();
    await expect.element(list.getByRole('listitem', { name: 'Pro 1' })).not.toBeInTheDocument();
    await expect.element(list.getByRole('listitem', { name: 'Pro 2' })).toBeVisible();
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect.element(list.getByRole('listitem', { name: 'Pro 1' })).toBeVisible();
  });

  test('the inspector counts applicants as the stages of their list do, cancelled ones apart', async () => {
    const applications = [
      ...openApplications(1, 2),
      makeApplication(3, { isSelected: true, isConfirmed: true }),
      makeApplication(4, { isCancelled: true }),
    ];
    await renderApp(`${path}?tab=filling`, { gig: shift(72, {}, applications) });
    const card = page.getByRole('region', { name: 'Applicants' });
    await expect.element(card).toMatchTextContent(/Applied ?3 ?To review ?2 ?Cancelled ?1/);
  });

  test('the inspector offers no decision once the shift has started, and shows who was asked', async () => {
    await renderApp(`${path}?tab=filling`, { gig: shift(-1, { status: 'CONFIRMED', offers: oneOffer }) });
    await expect.element(page.getByRole('list', { name: 'Offers' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Select Pro 1' })).not.toBeInTheDocument();
  });

  test('the inspector has no filling and no cost for those who may not see them', async () => {
    const gig = shift(72, { viewerCanManageApplicants: false, cost: null, offers: oneOffer });
    await renderApp(`${path}?tab=cost`, { gig });
    await expect.element(chosen()).toHaveTextContent('Details');
    expect(tabs()).toEqual(['Details', 'Activity']);
    await expect.element(page.getByRole('list', { name: 'Offers' })).toBeVisible();
  });

  test.each([
    ['below', 360, true],
    ['beside', 1440, false],
  ])('the inspector is %s the places at %d px', async (_where, width, isBelow) => {
    await page.viewport(width, 900);
    await renderApp(path, { gig: shift(72) });
    const places = page.getByRole('region', { name: 'Who’s coming' });
    const list = page.getByRole('tablist', { name: 'About this shift' });
    await expect.element(list).toBeVisible();
    const [left, right] = [places, list].map((part) => part.element().getBoundingClientRect());
    expect([right!.top >= left!.bottom, right!.left >= left!.right]).toEqual([isBelow, !isBelow]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });
});
