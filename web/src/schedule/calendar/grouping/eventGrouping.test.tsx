import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { calendarRoot, calendarWeek, makeCalendarGig } from '../../../testing/calendar.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, refusal } from '../../../testing/world.ts';

const building = `${calendarWeek}&calendar_mode=build-event`;
const cook = makeCalendarGig(1);
const server = makeCalendarGig(2, { skillName: 'Server' });
const taken = makeCalendarGig(3, { skillName: 'Host', eventDatabaseId: 7, eventName: 'Founders Gala' });
const gala = { __typename: 'Event', id: 'event-7', databaseId: 7, name: 'Founders Gala', gigsCount: 1 };

describe('building an event from gigs', () => {
  test('selects gigs by press and by Space, and creates an event with them', async () => {
    const { screen, gateway, router } = await renderApp(building, {
      ...calendarRoot([cook, server]),
      createEvent: { errors: [], event: { ...gala, name: 'Spring Gala' }, gigs: [] },
    });
    await screen.getByRole('button', { name: /^Line Cook/ }).click();
    const other = screen.getByRole('button', { name: /^Server/ });
    other.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(other).toHaveAttribute('aria-pressed', 'true');
    await expect.element(screen.getByText('2 shifts selected')).toBeVisible();
    await screen.getByRole('button', { name: 'New event' }).click();
    await screen.getByRole('textbox', { name: 'Event name' }).fill('Spring Gala');
    await screen.getByRole('button', { name: 'Create event' }).click();
    await expect.element(screen.getByText('Spring Gala has 2 shifts')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation())
      .toMatchObject({
        name: 'createEventWithGigsMutation',
        variables: { input: { locationId: 'location-1', name: 'Spring Gala', gigIds: ['gig-1', 'gig-2'] } },
      });
    await expect.poll(() => router.state.location.searchStr).not.toContain('build-event');
  });

  test('selects all shifts of a day at once, and takes them back', async () => {
    const { screen } = await renderApp(building, calendarRoot([cook, server, taken]));
    const day = screen.getByRole('checkbox', { name: /^Select all shifts on / });
    await day.click();
    await expect.element(screen.getByText('2 shifts selected')).toBeVisible();
    await expect.element(day).toBeChecked();
    await screen.getByRole('button', { name: /^Line Cook/ }).click();
    await expect.element(day).toBePartiallyChecked();
    await day.click();
    await expect.element(day).toBeChecked();
    await expectAccessible();
    await day.click();
    await expect.element(screen.getByText(/shifts? selected/)).not.toBeInTheDocument();
    await expect.element(day).not.toBeChecked();
  });

  test.each([
    ['month', 1200],
    ['week', 390],
  ])('selects all shifts of a day in the %s, %i px wide', async (span, width) => {
    await page.viewport(width, 900);
    const { screen } = await renderApp(`${building}&calendar_view=${span}`, calendarRoot([cook, server]));
    await screen.getByRole('checkbox', { name: /^Select all shifts on / }).click();
    await expect.element(screen.getByText('2 shifts selected')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([
    ['ab', 'Event name must be at least 3 characters'],
    ['x'.repeat(26), 'Event name must be 25 characters or less'],
  ])('rejects the name %s', async (name, message) => {
    const { screen, gateway } = await renderApp(building, calendarRoot([cook]));
    await screen.getByRole('button', { name: /^Line Cook/ }).click();
    await screen.getByRole('button', { name: 'New event' }).click();
    await screen.getByRole('textbox', { name: 'Event name' }).fill(name);
    await screen.getByRole('button', { name: 'Create event' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    expect(gateway.names()).not.toContain('createEventWithGigsMutation');
  });

  test('adds gigs to an existing event', async () => {
    const { screen, gateway } = await renderApp(building, {
      ...calendarRoot([cook], { events: () => connection([gala], {}) }),
      addToEvent: { errors: [], event: gala, gigs: [] },
    });
    await screen.getByRole('button', { name: /^Line Cook/ }).click();
    await screen.getByRole('button', { name: 'Add to event' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Add to event' });
    await dialog.getByRole('button', { name: 'Add to event' }).click();
    await expect.element(dialog.getByText('Choose an event')).toBeVisible();
    await dialog.getByRole('radio', { name: /Founders Gala/ }).click();
    await dialog.getByRole('button', { name: 'Add to event' }).click();
    await expect.element(screen.getByText('1 shift added to Founders Gala')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({ input: { eventId: 'event-7', gigIds: ['gig-1'] } });
  });

  test('shows a server error and keeps the selection', async () => {
    const { screen } = await renderApp(building, {
      ...calendarRoot([cook]),
      createEvent: { errors: [refusal('NOT_FOUND', 'A shift is gone.')], event: null, gigs: null },
    });
    await screen.getByRole('button', { name: /^Line Cook/ }).click();
    await screen.getByRole('button', { name: 'New event' }).click();
    await screen.getByRole('textbox', { name: 'Event name' }).fill('Spring Gala');
    await screen.getByRole('button', { name: 'Create event' }).click();
    await expect.element(screen.getByText('A shift is gone.')).toBeVisible();
    await expect.element(screen.getByText('1 shift selected')).toBeInTheDocument();
  });

  test('building an event from gigs does not select a gig of another event', async () => {
    const { screen } = await renderApp(building, calendarRoot([taken]));
    const host = screen.getByRole('button', { name: /^Host/ });
    await expect.element(host).toHaveAttribute('aria-disabled', 'true');
    host.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText('This shift already belongs to Founders Gala.')).toBeVisible();
    await expect.element(host).toHaveAttribute('aria-pressed', 'false');
  });
});
