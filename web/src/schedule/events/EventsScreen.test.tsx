import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../testing/events.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const path = '/locations/1/events';
const gala = makeEvent([makeShift(1, [makeEventGig(11, 'Server', { places: 3, confirmed: 1 })])]);
const past = makeEvent([], { id: 'event-8', databaseId: 8, name: 'Founders Dinner' });

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

interface Search extends Page {
  period: 'UPCOMING' | 'PAST';
  search: string;
}

function world(canPost = true) {
  const events = ({ period, search, ...asked }: Search) =>
    connection(
      [period === 'PAST' ? past : gala].filter((event) => event.name.toLowerCase().includes(search)),
      asked,
    );
  return { location: { ...makePostingLocation(canPost), events }, event: gala };
}

function timeOut(): never {
  throw fault('UPSTREAM_TIMEOUT');
}

describe('the events of a location', () => {
  test('events show their dates and fill state and link to their pages', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const row = screen.getByRole('list', { name: 'Events' }).getByRole('listitem');

    await expect.element(row).toMatchTextContent('Thu, Jan 15, 2099');
    await expect.element(row).toMatchTextContent('1 shift');
    await expect.element(row).toMatchTextContent('1 of 3 confirmed');
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'EventsScreenQuery']);
    await screen.getByRole('link', { name: 'Spring Gala' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Spring Gala', level: 1 })).toBeVisible();
  });

  test('events stay when a caught part of their location fails', async () => {
    const { location } = world();
    const { screen } = await renderApp(path, { location: { ...location, viewerCanPostGigs: timeOut } });
    await expect.element(screen.getByRole('link', { name: 'Spring Gala' })).toBeVisible();
  });

  test('events show by one request which places are offered, left by no-shows or open, and that a short one has begun', async () => {
    const counts = { placesCount: 6, confirmedCount: 3, selectedCount: 3, missingCount: 1, noShowsCount: 1 };
    const times = { startTime: fromNow(-1), endTime: fromNow(6) };
    const event = { ...gala, ...counts, ...times, offeredCount: 1, openNowCount: 1 };
    const location = { ...makePostingLocation(), events: (asked: Page) => connection([event], asked) };
    await page.viewport(360, 740);
    const { screen, gateway } = await renderApp(path, { location });
    const row = screen.getByRole('list', { name: 'Events' }).getByRole('listitem');

    await expect
      .element(row)
      .toMatchTextContent('3 of 6 confirmed, 1 offered, 1 not clocked in, 1 no-show, 1 open');
    await expect.element(row.getByText('Started, 1 open')).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'EventsScreenQuery']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(screen.container);
  });

  test.each([
    ['the open places of shifts under way', 2, 'Started, 2 open'],
    ['none where the open places are of past or future shifts', 0, null],
    ['none where the server does not count them', null, null],
  ])('events show, while one goes on, %s', async (_what, openNowCount, text) => {
    const event = { ...gala, startTime: fromNow(-30), endTime: fromNow(30), openNowCount };
    const location = { ...makePostingLocation(), events: (asked: Page) => connection([event], asked) };
    const { screen } = await renderApp(path, { location });
    const row = screen.getByRole('list', { name: 'Events' }).getByRole('listitem');

    await expect.element(row).toMatchTextContent('1 of 3 confirmed, 2 open');
    expect(/Started, \d open/.exec(row.element().textContent)?.[0] ?? null).toBe(text);
  });

  test('events can be filtered by period and name', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('link', { name: 'Past' }).click();
    await expect.element(screen.getByRole('link', { name: 'Founders Dinner' })).toBeVisible();
    await screen.getByRole('searchbox', { name: 'Find events by name' }).fill('gala');

    await expect.element(screen.getByRole('heading', { name: 'No events match “gala”' })).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?period=past&search=gala');
  });

  test('events can be created, with validation and server errors at the fields', async () => {
    let response: object = {
      event: null,
      gigs: null,
      errors: [refusal('INVALID', 'This name is taken', {}, ['name'])],
    };
    const { screen, gateway, router } = await renderApp(path, { ...world(), createEvent: () => response });
    await screen.getByRole('button', { name: 'New event' }).click();
    const nameField = screen.getByRole('textbox', { name: 'Event name' });
    const save = screen.getByRole('button', { name: 'Create event' });

    await nameField.fill('ab');
    await save.click();
    await expect.element(screen.getByText('Event name must be at least 3 characters')).toBeVisible();
    await nameField.fill('x'.repeat(26));
    await expect.element(screen.getByText('Event name must be 25 characters or less')).toBeVisible();
    await nameField.fill('Spring Gala');
    await screen.getByRole('button', { name: 'Add an event lead' }).click();
    await save.click();
    await expect.element(screen.getByText('This field is required')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Ruiz');
    await save.click();
    await expect.element(screen.getByText('This name is taken')).toBeVisible();

    response = { event: gala, gigs: [], errors: [] };
    await nameField.fill('Spring Gala!');
    await save.click();
    await expect.element(screen.getByRole('heading', { name: 'Spring Gala', level: 1 })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/event/7');
    await expect
      .poll(() => gateway.last('createEventMutation')?.variables)
      .toEqual({
        input: {
          locationId: 'location-1',
          name: 'Spring Gala!',
          leads: [{ role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: null }],
        },
      });
  });

  test('events cannot be created by viewers who cannot post', async () => {
    const { screen } = await renderApp(path, world(false));

    await expect.element(screen.getByRole('link', { name: 'Spring Gala' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'New event' })).not.toBeInTheDocument();
  });

  test('events are unavailable for an unknown location', async () => {
    const { screen } = await renderApp(path, {
      location: () => {
        throw fault('NOT_FOUND');
      },
    });

    await expect.element(screen.getByRole('heading', { name: /^Location not found/ })).toBeVisible();
  });

  test('events have no accessibility violations', async () => {
    const { screen } = await renderApp(path, world());
    await expect.element(screen.getByRole('link', { name: 'Spring Gala' })).toBeVisible();

    await expectAccessible();
  });
});
