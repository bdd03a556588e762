import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { postingResponses, postingWorld } from '../../testing/posting.ts';
import { makePro } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, refusal, type Page } from '../../testing/world.ts';

const start = '/locations/1/gigs-add?post_gig_date=2099-01-15&return_to=/shift-messages&post_gig_type=';

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function choosePosition(screen: Screen, name: string, index = 0) {
  await screen
    .getByRole('combobox', { name: /^Position/ })
    .nth(index)
    .click();
  await screen.getByRole('option', { name: new RegExp(name) }).click();
}

/** A location with a favorite. */
const worldWithPro = () =>
  postingWorld({ pros: (asked: Page) => connection([makePro(3, { displayName: 'Ada Moreno' })], asked) });

// The whole page is in view: at its end, the button moves when a part of the form comes or goes, and a click may miss it.
beforeEach(() => page.viewport(1440, 2400));

describe('a schedule', () => {
  test('a schedule is posted as one gig for each position and day with places', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}schedule`, { ...postingWorld(), ...root });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('textbox', { name: 'Sat Jan 17' }).fill('3');
    await screen.getByRole('button', { name: 'Add a position' }).click();
    await choosePosition(screen, 'Dishwasher', 1);
    await screen.getByRole('textbox', { name: 'Sat Jan 17' }).nth(1).fill('2');
    await screen.getByRole('button', { name: 'Post Schedule' }).click();

    await expect.poll(() => inputs).toHaveLength(1);
    expect(inputs[0]?.input).not.toHaveProperty('recurrence');
    expect(inputs[0]?.input['lines']).toMatchObject([
      { skillId: 'skill-1', date: '2099-01-15', places: 1, wageCents: 2200 },
      { skillId: 'skill-1', date: '2099-01-17', places: 3, wageCents: 2200 },
      { skillId: 'skill-2', date: '2099-01-17', places: 2, wageCents: 1900 },
    ]);
  });

  test('a schedule says at which day the server sees something wrong', async () => {
    const message = 'Enter 1 to 200 places';
    const { screen } = await renderApp(`${start}schedule`, {
      ...postingWorld(),
      postGigs: { errors: [refusal('INVALID', message, {}, ['lines', '1', 'places'])], gigs: null },
    });
    await choosePosition(screen, 'Line Cook');
    const saturday = screen.getByRole('textbox', { name: 'Sat Jan 17' });
    await saturday.fill('3');
    await screen.getByRole('button', { name: 'Post Schedule' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(saturday).toHaveFocus();
  });

  test('a schedule loses a day, and what was planned on it is not posted', async () => {
    const { screen, gateway } = await renderApp(`${start}schedule`, postingWorld());
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Remove Thu, Jan 15' }).click();
    await screen.getByRole('button', { name: 'Post Schedule' }).click();
    await expect.element(screen.getByText('Enter how many pros you need on at least one day')).toBeVisible();
    expect(gateway.names()).not.toContain('postGigsMutation');
  });
});

describe('an event', () => {
  test('an event is made with its leads once its gigs are known to be good', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}event&event_name=Winter Ball`, {
      ...postingWorld(),
      ...root,
    });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Add an event lead' }).click();
    await screen.getByRole('textbox', { name: /^Name/ }).fill('Ada Moreno');
    await screen.getByRole('button', { name: 'Create Event' }).click();

    await expect.poll(() => inputs.map(({ name }) => name)).toEqual(['postGigs', 'createEvent', 'postGigs']);
    expect(inputs[0]?.input).toMatchObject({ validateOnly: true });
    expect(inputs[1]?.input).toEqual({
      locationId: 'location-1',
      name: 'Winter Ball',
      leads: [{ role: 'EVENT_LEAD', name: 'Ada Moreno', phone: '' }],
    });
    expect(inputs[2]?.input).toMatchObject({ eventId: 'event-9' });
  });

  test('an event of gigs that are refused is not made', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}event&event_name=Winter Ball`, {
      ...postingWorld(),
      ...root,
      postGigs: { errors: [refusal('INVALID', 'No more shifts today', {}, ['locationId'])], gigs: null },
    });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Create Event' }).click();
    await expect.element(screen.getByText('No more shifts today')).toBeVisible();
    expect(inputs).toEqual([]);
  });

  test('an event is not made again when its gigs could not be posted the first time', async () => {
    const { inputs, root } = postingResponses();
    let isDown = true;
    const { screen } = await renderApp(`${start}event&event_name=Winter Ball`, {
      ...postingWorld(),
      ...root,
      postGigs: (asked: { input: { validateOnly?: boolean; lines: readonly unknown[] } }) => {
        if (asked.input.validateOnly || !isDown) return root.postGigs(asked);
        isDown = false;
        throw fault('UPSTREAM_UNAVAILABLE', 'The server is busy. Try again.');
      },
    });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Create Event' }).click();
    await expect.element(screen.getByText('The server is busy. Try again.')).toBeVisible();
    await expect
      .element(screen.getByRole('combobox', { name: 'Belongs to' }))
      .toHaveTextContent('Winter Ball');

    await screen.getByRole('button', { name: 'Create Event' }).click();
    await expect.poll(() => inputs.map(({ name }) => name)).toEqual(['postGigs', 'createEvent', 'postGigs']);
    expect(inputs.at(-1)?.input).toMatchObject({ eventId: 'event-9' });
  });

  test.each([
    ['ab', 'Event name must be at least 3 characters'],
    ['x'.repeat(26), 'Event name must be 25 characters or less'],
  ])('an event cannot be called %s', async (name, message) => {
    const { screen } = await renderApp(`${start}event`, postingWorld());
    await screen.getByRole('textbox', { name: /^Event name/ }).fill(name);
    await screen.getByRole('button', { name: 'Create Event' }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /^Event name/ })).toHaveValue(name);
  });

  test('an event that the address names gets the gigs', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}event&event_id=12`, {
      ...postingWorld(),
      ...root,
      event: { __typename: 'Event', id: 'event-12', name: 'Old Gala' },
    });
    await expect.element(screen.getByRole('combobox', { name: 'Belongs to' })).toHaveTextContent('Old Gala');
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Create Event' }).click();
    await expect.poll(() => inputs).toMatchObject([{ name: 'postGigs', input: { eventId: 'event-12' } }]);
  });
});

describe('an assignment', () => {
  test('an assignment posts the shift only to the chosen pros and assigns it to them', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}assign`, { ...worldWithPro(), ...root });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('checkbox', { name: /Ada Moreno/ }).click();
    await screen.getByRole('button', { name: 'Assign Shift' }).click();

    await expect.element(screen.getByText('Shift assigned')).toBeVisible();
    expect(inputs).toMatchObject([
      { name: 'postGigs', input: { type: 'PRIVATE_DIRECT_OFFER' } },
      { name: 'assignPros', input: { gigId: 'gig-40', proIds: ['pro-3'], isConfirmed: false } },
    ]);
  });

  test('an assignment moves to the marketplace if no one takes it, unless the pros are just confirmed', async () => {
    const { inputs, root } = postingResponses();
    const { screen } = await renderApp(`${start}assign`, { ...worldWithPro(), ...root });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('checkbox', { name: /Ada Moreno/ }).click();
    const moves = screen.getByRole('checkbox', { name: /^Move to the marketplace/ });
    await moves.click();
    await screen.getByRole('radio', { name: /^Confirm them/ }).click();
    await expect.element(moves).not.toBeInTheDocument();
    await screen.getByRole('radio', { name: /^Offer it/ }).click();
    await expect.element(moves).toBeChecked();
    await screen.getByRole('button', { name: 'Assign Shift' }).click();

    await expect
      .poll(() => inputs[0])
      .toMatchObject({ input: { type: 'PRIVATE_DIRECT_OFFER', movesToMarketplace: true } });
  });

  test('an assignment that fails leaves the shift posted, and says who is not on it', async () => {
    const { root } = postingResponses();
    const { screen, router } = await renderApp(`${start}assign`, {
      ...worldWithPro(),
      ...root,
      assignPros: () => {
        throw fault('UPSTREAM_UNAVAILABLE', 'The server is busy.');
      },
    });
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('checkbox', { name: /Ada Moreno/ }).click();
    await screen.getByRole('button', { name: 'Assign Shift' }).click();

    await expect.element(screen.getByText('Ada Moreno: The server is busy.')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/shift-messages');
  });

  test('an assignment requires a pro, who can be preselected by the URL', async () => {
    const { screen } = await renderApp(`${start}assign`, worldWithPro());
    await choosePosition(screen, 'Line Cook');
    await screen.getByRole('button', { name: 'Assign Shift' }).click();
    await expect.element(screen.getByText('Pick at least one pro')).toBeVisible();

    await screen.unmount();
    const named = await renderApp(`${start}assign&offer_pro=uuid-5`, {
      ...worldWithPro(),
      pro: makePro(5, { displayName: 'Imani Cole' }),
    });
    await expect.element(named.screen.getByRole('button', { name: 'Remove Imani Cole' })).toBeVisible();
  });
});
