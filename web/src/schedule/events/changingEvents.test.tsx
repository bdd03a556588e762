import { describe, expect, test } from 'vitest';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../testing/events.ts';
import { expectHeld, pendingRequest } from '../../testing/expectHeld.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, type Page, refusal } from '../../testing/world.ts';

const path = '/locations/1/event/7';
const servers = makeEventGig(11, 'Server', { places: 3, confirmed: 1 });
const cooks = makeEventGig(12, 'Line Cook');
const event = makeEvent([makeShift(1, [cooks, servers])]);
const other = makeEventGig(21, 'Bartender', {
  event: { __typename: 'Event', id: 'event-9', databaseId: 9, name: 'Wine Fair' },
});
const addable = [makeShift(2, [other, makeEventGig(22, 'Host', { event: null })])];
const full = { ...event, addableShifts: (page: Page) => connection(addable, page) };

async function open(root: Record<string, unknown> = {}) {
  const app = await renderApp(path, { location: makePostingLocation(), event: full, ...root });
  const sent = (name: string) => app.gateway.last(name)?.variables;
  const choose = async (entry: string) => {
    await app.screen.getByRole('button', { name: 'More' }).click();
    await app.screen.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).click();
  };
  return { ...app, sent, choose };
}

describe('an event', () => {
  test('an event is renamed and keeps its leads', async () => {
    const renamed = { ...event, name: 'Winter Ball' };
    const { screen, sent, choose } = await open({ updateEvent: { event: renamed, errors: [] } });
    await choose('Edit event');
    await screen.getByRole('textbox', { name: 'Event name' }).fill('Winter Ball');
    await screen.getByRole('button', { name: 'Save event' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Winter Ball', level: 1 })).toBeVisible();
    expect(sent('updateEventMutation')).toEqual({
      input: {
        eventId: 'event-7',
        name: 'Winter Ball',
        leads: [{ role: 'EVENT_LEAD', name: 'Ana Ruiz', phone: '+12125550143' }],
      },
    });
  });

  test('an event asks before discarding unsaved changes', async () => {
    const { screen, choose } = await open();
    await choose('Edit event');
    await screen.getByRole('textbox', { name: 'Event name' }).fill('Winter Ball');
    await screen.getByRole('button', { name: 'Cancel' }).click();

    await expect.element(screen.getByText('You have unsaved changes, are you sure?')).toBeVisible();
  });

  test('an event keeps the dialog while shifts are added, and asks before it drops those that were chosen', async () => {
    const { screen, gateway, choose } = await open({ addToEvent: { event, gigs: [], errors: [] } });
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'addToEventMutation' ? pending.promise : null));
    await choose('Add posted shifts');
    const dialog = screen.getByRole('dialog', { name: /^Add shifts to/ });
    await dialog.getByRole('checkbox', { name: /^Bartender/ }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Add 1 shift' }).click();
    await expectHeld(dialog);

    pending.resolve(null);

    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('an event adds posted shifts as a whole or gig by gig', async () => {
    const { screen, sent, choose } = await open({ addToEvent: { event, gigs: [], errors: [] } });
    await choose('Add posted shifts');
    await screen.getByRole('checkbox', { name: /^Thu, Jan 15/ }).click();
    await expect.element(screen.getByText('Moves from Wine Fair')).toBeVisible();
    await screen.getByRole('checkbox', { name: /^Bartender/ }).click();
    await screen.getByRole('button', { name: 'Add 1 shift' }).click();

    await expect.element(screen.getByText('1 shift added to Spring Gala')).toBeVisible();
    expect(sent('addToEventMutation')).toEqual({ input: { eventId: 'event-7', gigIds: ['gig-22'] } });
  });

  test('an event can be subscribed to', async () => {
    const { screen, choose, sent } = await open();
    await choose('Subscribe to calendar');

    await expect.element(screen.getByRole('dialog', { name: 'Subscribe to this calendar' })).toBeVisible();
    await expect.poll(() => sent('CalendarFeedsQuery')).toEqual({ id: 'event-7' });
  });

  test('an event removes a gig and undoes it', async () => {
    const { screen, sent } = await open({
      removeFromEvent: { event, gigs: [], errors: [] },
      addToEvent: { event, gigs: [], errors: [] },
    });
    await screen.getByRole('button', { name: 'Remove Server from the event' }).click();
    await screen.getByRole('button', { name: 'Undo' }).click();

    await expect.element(screen.getByText('Server was added back to the event')).toBeVisible();
    expect(sent('removeFromEventMutation')).toEqual({ input: { eventId: 'event-7', gigIds: ['gig-11'] } });
    expect(sent('addToEventMutation')).toEqual({ input: { eventId: 'event-7', gigIds: ['gig-11'] } });
  });

  test('an event is deleted after a confirmation that shows server errors', async () => {
    let errors = [refusal('FORBIDDEN', 'You need the permission shifts.post to do this.')];
    const { screen, router, choose } = await open({ deleteEvent: () => ({ deletedEventId: null, errors }) });
    await choose('Delete event');
    const destroy = screen.getByRole('button', { name: 'Delete event' });

    await expect.element(screen.getByText(/^Its 2 shifts stay posted/)).toBeVisible();
    await destroy.click();
    await expect.element(screen.getByText('You need the permission shifts.post to do this.')).toBeVisible();
    errors = [];
    await destroy.click();
    await expect.element(screen.getByText('Spring Gala was deleted')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/events');
  });
});

describe('a shift of an event', () => {
  test('a shift of an event moves with all its gigs after a warning about confirmed pros', async () => {
    const { screen, sent } = await open({ updateEventShift: { shift: { event }, errors: [] } });
    await screen.getByRole('button', { name: 'Edit shift' }).click();
    await screen.getByLabelText(/^Start/).fill('18:30');

    await expect.element(screen.getByText('The confirmed pro has to accept the new time.')).toBeVisible();
    await screen.getByRole('button', { name: 'Save shift' }).click();
    await expect.element(screen.getByText('The shift was saved')).toBeVisible();
    expect(sent('updateEventShiftMutation')).toEqual({
      input: {
        shiftId: 'shift-1',
        date: '2099-01-15',
        startTime: '18:30',
        endTime: '23:00',
        timeZone: 'America/New_York',
      },
    });
  });

  test('a shift of an event shows errors at the fields and keeps the input', async () => {
    const { screen } = await open({
      updateEventShift: {
        shift: null,
        errors: [refusal('INVALID', 'A shift can last 16 hours at most.', {}, ['endTime'])],
      },
    });
    await screen.getByRole('button', { name: 'Edit shift' }).click();
    await screen.getByRole('textbox', { name: 'Contact', exact: true }).fill('Bo Lee');
    await screen.getByRole('textbox', { name: 'Contact phone' }).fill('555');
    await screen.getByRole('button', { name: 'Save shift' }).click();
    await expect.element(screen.getByText('Invalid phone number')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Contact phone' }).fill('');
    await screen.getByRole('button', { name: 'Save shift' }).click();

    await expect.element(screen.getByText('A shift can last 16 hours at most.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Contact', exact: true })).toHaveValue('Bo Lee');
  });
});
