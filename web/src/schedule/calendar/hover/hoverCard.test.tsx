import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, makeApplication } from '../../../testing/world.ts';

const cook = makeCalendarGig(1, { places: 3, confirmed: 1, selected: 1, openApplications: 2 });
const confirmed = {
  ...makeApplication(1, { isSelected: true, isConfirmed: true }),
  attendance: { state: 'EXPECTED', since: '2099-01-15T22:00:00Z' },
};
const gig = () => ({
  __typename: 'Gig',
  id: 'gig-1',
  wage: { amountCents: 2400, currency: 'USD' },
  roster: [confirmed],
});

const unavailable = () => {
  throw fault('UPSTREAM_UNAVAILABLE');
};

const card = (name = 'About Line Cook') => page.getByRole('group', { name });
const box = () => page.getByRole('link', { name: /^Line Cook/ });

beforeEach(() => page.viewport(1280, 900));

describe('the card of a shift', () => {
  test('shows to a mouse who is in its places, its wage, what is missing and the next step', async () => {
    const { screen, gateway } = await renderApp(calendarWeek, { ...calendarRoot([cook]), gig });
    await box().hover();
    await expect.element(card()).toBeVisible();
    await expect.element(card()).toMatchTextContent(/Thu, Jan 15, 5 – 11 pm.*Unfilled/);
    await expect.element(card()).toMatchTextContent(/\$24\.00/);
    await expect.element(card().getByRole('list', { name: 'Confirmed pros' })).toMatchTextContent('Pro 1');
    await expect.element(card().getByText('2 places open, 2 waiting')).toBeVisible();
    expect(gateway.names().filter((name) => name === 'GigCardQuery')).toHaveLength(1);
    await expectAccessible(screen.container);
    // The pointer can move onto it.
    const review = card().getByRole('link', { name: 'Review 2 applicants' });
    await review.hover();
    await expect.element(review).toHaveAttribute('href', '/locations/1/gigs/1/applicants');
    await screen.getByRole('heading', { name: 'Shifts' }).hover();
    await expect.element(card()).not.toBeInTheDocument();
  });

  test('goes on Escape while the mouse rests on the shift', async () => {
    await renderApp(calendarWeek, { ...calendarRoot([cook]), gig });
    await box().hover();
    await expect.element(card()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card()).not.toBeInTheDocument();
  });

  test('shows to the keyboard, and goes on Escape', async () => {
    await renderApp(calendarWeek, { ...calendarRoot([cook]), gig });
    await expect.element(box()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    box().element().focus();
    await expect.element(card()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card()).not.toBeInTheDocument();
    await expect.element(box()).toHaveFocus();
  });

  test('says what it can when the pros cannot be loaded', async () => {
    await renderApp(calendarWeek, { ...calendarRoot([cook]), gig: unavailable });
    await box().hover();
    await expect.element(card().getByText('The pros of this shift could not be loaded.')).toBeVisible();
    await expect.element(card().getByText('2 places open, 2 waiting')).toBeVisible();
  });

  test('lists the positions of an event that share their times, without a request', async () => {
    const event = { eventDatabaseId: 7, eventName: 'Founders Gala' };
    const gigs = [makeCalendarGig(1, event), makeCalendarGig(2, { ...event, skillName: 'Server' })];
    const { gateway } = await renderApp(calendarWeek, calendarRoot(gigs));
    await page.getByRole('link', { name: /^Founders Gala/ }).hover();
    const gala = card('About Founders Gala');
    await expect.element(gala.getByText('Server')).toBeVisible();
    await expect
      .element(gala.getByRole('link', { name: 'Open event' }))
      .toHaveAttribute('href', '/locations/1/event/7');
    expect(gateway.names()).not.toContain('GigCardQuery');
  });
});
