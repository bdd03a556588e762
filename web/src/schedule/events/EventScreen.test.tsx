import { describe, expect, test } from 'vitest';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../testing/events.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { scrollToLast } from '../../testing/scrollToLast.ts';
import { fault } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { stopClock } from '../../testing/testClock.ts';

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

describe('the event screen', () => {
  test('shows the shifts by day and position in one request', async () => {
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

  test('loads all shifts page by page, with their coverage and then the cost', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      makeShift(index + 1, [makeEventGig(100 + index, 'Server', { places: 1, cost: cost(1000) })]),
    );
    const event = makeEvent(many);
    const { screen, gateway } = await renderApp(path, { ...world, event, node: event });
    await expect.element(screen.getByRole('row', { name: /^Server/ })).toBeVisible();
    await expect.poll(() => scrollToLast(screen.getByRole('article'))).toBe(60);

    expect(gateway.names().filter((name) => name === 'EventContentPaginationQuery')).toHaveLength(1);
    await expect.element(screen.getByRole('row', { name: /^Server/ })).toMatchTextContent('0 of 60');
    await expect
      .element(screen.getByRole('region', { name: 'Cost' }))
      .toMatchTextContent('All places filled$600.00');
  });

  test('shows the coverage of each position and shift in numbers', async () => {
    const { screen } = await renderApp(path, world);
    const row = (name: RegExp) => screen.getByRole('row', { name });

    await expect
      .element(row(/^Server/))
      .toMatchTextContent('Server1 of 3 confirmed, 2 open0 of 4 confirmed, 4 open1 of 7 confirmed, 6 open');
    await expect.element(row(/^Line Cook/)).toMatchTextContent('Line Cook2 of 2 confirmed–2 of 2 confirmed');
    await expect
      .element(row(/^All positions/))
      .toMatchTextContent(
        'All positions3 of 5 confirmed, 2 open0 of 4 confirmed, 4 open3 of 9 confirmed, 6 open',
      );
    const marks = [
      ...row(/^Server/)
        .element()
        .querySelectorAll('[data-slots]'),
    ];
    expect(marks.map((mark) => mark.getAttribute('data-slots'))).toEqual([
      'sure open open',
      'open open open open',
    ]);
  });

  test('shows the total cost', async () => {
    const { screen } = await renderApp(path, world);
    await expect
      .element(screen.getByRole('region', { name: 'Cost' }))
      .toMatchTextContent('All places filled$1,000.00');
  });

  test('hides the total cost if the cost of a gig is hidden', async () => {
    const hidden = { ...servers, cost: () => fault('FORBIDDEN') };
    const { screen } = await renderApp(path, { ...world, event: makeEvent([makeShift(1, [cooks, hidden])]) });

    await expect.element(screen.getByRole('region', { name: 'Event leads' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Cost' })).not.toBeInTheDocument();
  });

  test('an event has a network tab', async () => {
    const { screen, gateway } = await renderApp(path, world);
    stopClock();
    await screen.getByRole('link', { name: 'Network' }).click();

    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).toBeVisible();
    await expect
      .element(screen.getByRole('region', { name: 'Thu, Jan 15, 2099' }).getByText('Server'))
      .not.toBeInTheDocument();
    expect(gateway.names().filter((name) => name === 'EventScreenQuery')).toHaveLength(1);
  });

  test('an event has a marketplace tab', async () => {
    const { screen } = await renderApp(`${path}/marketplace`, world);

    await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Line Cook' })).not.toBeInTheDocument();
  });

  test.each([
    ['', 'No shifts yet'],
    ['/network', 'No network shifts'],
    ['/marketplace', 'No marketplace shifts'],
  ])('shows an empty state at %j', async (page, title) => {
    const { screen } = await renderApp(`${path}${page}`, { ...world, event: makeEvent([]) });

    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('an event is read-only for viewers who cannot post', async () => {
    const { screen } = await renderApp(path, { ...world, location: makePostingLocation(false) });

    await expect.element(screen.getByText(/^Only team members and admins/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit shift' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Post to this event' })).not.toBeInTheDocument();
  });

  test('shows the same page for an unknown event and a hidden one', async () => {
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

    await expectAccessible();
  });
});
