import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHome, makeHomeItem } from '../../../testing/homes.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer } from '../../../testing/world.ts';

const noShifts = { from: '2099-01-15', until: '2099-01-15', gigs: [] };
const home = makeHome({ items: [makeHomeItem('HOURS_TO_APPROVE', 2)] });
const root = {
  location: () => makeLocation(1, { home, daySchedule: noShifts, gigs: () => connection([], {}) }),
};

async function startTour(more = {}) {
  const app = await renderApp('/locations/1/home?show_tour=true', { ...root, ...more });
  const stop = (name: string) => app.screen.getByRole('dialog', { name });
  return { ...app, stop, stored: () => localStorage.getItem('brigade.tour.user-1') };
}

describe('the tour', () => {
  test('walks by keyboard from one element to the next, and back', async () => {
    const { screen, router, stop } = await startTour();
    const next = screen.getByRole('button', { name: 'Next' });
    await expect.element(stop('Today, as it happens')).toBeVisible();
    await expect.element(next).toHaveFocus();
    await expect.poll(() => router.state.location.href).toBe('/locations/1/home');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(stop('What needs you')).toHaveAccessibleDescription(/The most urgent comes first/);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(stop('The week ahead')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(stop('What needs you')).toBeVisible();
    await screen.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(stop('Today, as it happens')).toBeVisible();
    await expect.element(next).toHaveFocus();
  });

  test('goes on over the screens, and shows the way back to those who leave one', async () => {
    const { screen, router, stop } = await startTour();
    await expect.element(stop('Today, as it happens')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect.element(stop('Who works when')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/schedule');
    await screen.getByRole('link', { name: 'Today' }).first().click();
    await screen.getByRole('button', { name: 'Back to Schedule' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/schedule');
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('ends by Escape, gives the focus to the help, and is not offered again', async () => {
    const { screen, stop, stored } = await startTour();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(stop('Today, as it happens')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: /^Help/ })).toHaveFocus();
    expect(stored()).toBe('seen');
    await screen.getByRole('button', { name: /^Help/ }).click();
    await screen.getByRole('menuitem', { name: 'Take the tour' }).click();
    await expect.element(stop('Today, as it happens')).toBeVisible();
  });

  test('the tour has the stops of the role, and ends with the help', async () => {
    const viewer = makeViewer({ activeLocations: [makeLocation(1, { viewerAccess: 'ONSITE_MANAGER' })] });
    const { screen, stop, stored } = await startTour({ viewer });
    await expect.element(stop('Today, as it happens').getByText('Tour: 1 of 8')).toBeVisible();
    await userEvent.keyboard('{ArrowRight>7/}');
    await expect.element(stop('Help is here')).toBeVisible();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(stop('Help is here')).not.toBeInTheDocument();
    expect(stored()).toBe('seen');
  });
});

describe('the offer of the tour', () => {
  const setup = [{ kind: 'FIRST_SHIFT', isDone: false }];
  const isNew = { location: () => makeLocation(1, { home: makeHome({ setup }), daySchedule: noShifts }) };

  test('the offer of the tour is on the checklist of a new location', async () => {
    const { screen } = await renderApp('/locations/1/home', isNew);
    await screen.getByRole('link', { name: 'Take the tour' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Today, as it happens' })).toBeVisible();
  });

  test('the offer of the tour goes for good when it is declined', async () => {
    const { screen } = await renderApp('/locations/1/home', isNew);
    await screen.getByRole('button', { name: 'No, thanks' }).click();
    await expect.element(screen.getByRole('region', { name: 'New to Brigade' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'Get set up' })).toBeVisible();
    expect(localStorage.getItem('brigade.tour.user-1')).toBe('seen');
  });
});
