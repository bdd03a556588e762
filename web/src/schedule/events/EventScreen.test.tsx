import { describe, expect, test } from 'vitest';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../testing/events.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { fault } from '../../testing/world.ts';
import { axeViolations } from '../../testing/axe.ts';

const path = '/locations/1/event/7';
const cost = (cents: number) => ({
  lines: [{ label: 'Wages', amount: { amountCents: cents, currency: 'USD' } }],
});
const servers = makeEventGig(11, 'Server', { places: 3, confirmed: 1, cost: cost(30_000) });
const cooks = makeEventGig(12, 'Line Cook', { places: 2, confirmed: 2, type: 'NETWORK', cost: cost(20_000) });
const nextDay = { startTime: '2099-01-16T22:00:00Z', endTime: '2099-01-17T04:00:00Z' };
const lateServers = makeEventGig(13, 'Server', {
  places: 4,
  type: 'NETWORK',
  cost: cost(50_000),
  ...nextDay,
});
const shifts = [makeShift(1, [cooks, servers]), makeShift(2, [lateServers], nextDay)];
const world = { location: makePostingLocation(), event: makeEvent(shifts) };

describe('the page of an event', () => {
  test('shows its shifts by day and position, in one request', async () => {
    const { screen, gateway } = await renderApp(path, world);
    const first = screen.getByRole('region', { name: 'Thu, Jan 15, 2099' });

    await expect.element(screen.getByRole('heading', { name: 'Spring Gala', level: 1 })).toBeVisible();
    expect(gateway.names().toSorted()).toEqual(['AppShellQuery', 'EventScreenQuery']);
    await expect.element(first).toMatchTextContent('5:00 pm – 11:00 pm EST');
    await expect.element(first).toMatchTextContent('Contact: Dana Whitlock');
    await expect
      .element(first.getByRole('link', { name: 'Line Cook' }))
      .toHaveAttribute('href', '/locations/1/gigs/12');
    await expect.element(screen.getByRole('region', { name: 'Fri, Jan 16, 2099' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Event leads' })).toMatchTextContent('Ana Ruiz');
    await expect
      .element(screen.getByRole('link', { name: 'Post to this event' }))
      .toHaveAttribute('href', expect.stringContaining('post_gig_type=event&event_id=7'));
  });

  test('says in numbers how far each position of each shift is covered', async () => {
    const { screen } = await renderApp(path, world);
    const row = (name: RegExp) => screen.getByRole('row', { name });

    await expect.element(row(/^Server/)).toMatchTextContent('Server1 of 30 of 41 of 7');
    await expect.element(row(/^Line Cook/)).toMatchTextContent('Line Cook2 of 2–2 of 2');
    await expect.element(row(/^All positions/)).toMatchTextContent('All positions3 of 50 of 43 of 9');
  });

  test('adds up what it costs', async () => {
    const { screen } = await renderApp(path, world);
    await expect
      .element(screen.getByRole('region', { name: 'Cost' }))
      .toMatchTextContent('All places filled$1,000.00');
  });

  test('adds up nothing where a part of the sum is hidden', async () => {
    const hidden = { ...servers, cost: () => fault('FORBIDDEN') };
    const { screen } = await renderApp(path, { ...world, event: makeEvent([makeShift(1, [cooks, hidden])]) });

    await expect.element(screen.getByRole('region', { name: 'Event leads' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Cost' }).query()).toBeNull();
  });

  test('has a page for its network, whose open places can go to the marketplace', async () => {
    const { screen, gateway } = await renderApp(path, world);
    await screen.getByRole('link', { name: 'Network' }).click();

    await expect
      .element(screen.getByRole('link', { name: 'Post 4 open places to the marketplace' }))
      .toHaveAttribute('href', '/locations/1/gigs-add?post_gig_type=event&event_id=7&copy_of=13');
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    expect(screen.getByText('Post 0 open').query()).toBeNull();
    expect(screen.getByRole('region', { name: 'Thu, Jan 15, 2099' }).getByText('Server').query()).toBeNull();
    expect(gateway.names().filter((name) => name === 'EventScreenQuery')).toHaveLength(1);
  });

  test('has a page for the marketplace', async () => {
    const { screen } = await renderApp(`${path}/marketplace`, world);

    await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' }).query()).toBeNull();
  });

  test.each([
    ['', 'No shifts yet'],
    ['/network', 'Nothing goes to your network'],
    ['/marketplace', 'Nothing is on the marketplace'],
  ])('without gigs says so at %j', async (page, title) => {
    const { screen } = await renderApp(`${path}${page}`, { ...world, event: makeEvent([]) });

    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('is there to look at for those who do not post', async () => {
    const { screen } = await renderApp(path, { ...world, location: makePostingLocation(false) });

    await expect.element(screen.getByText(/^Only team members and admins/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit shift' }).query()).toBeNull();
    expect(screen.getByRole('link', { name: 'Post to this event' }).query()).toBeNull();
  });

  test('gives one answer to an event that is not there and to one that must not be known of', async () => {
    const { screen } = await renderApp(path, {
      ...world,
      event: () => {
        throw fault('NOT_FOUND');
      },
    });

    await expect
      .element(screen.getByRole('heading', { name: 'Event not found, or you have no access to it' }))
      .toBeVisible();
  });

  test.each(['', '/network'])('has no accessibility violations at %j', async (page) => {
    const { screen } = await renderApp(`${path}${page}`, world);
    await expect.element(screen.getByRole('heading', { name: 'Spring Gala', level: 1 })).toBeVisible();

    expect(await axeViolations()).toEqual([]);
  });
});
