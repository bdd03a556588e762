import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault, makeLocation, refusal, type Page } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

function makeAddOn(databaseId: number, type: string, status: string, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'LocationAddOn',
    id: `add-on-${databaseId}`,
    databaseId,
    type,
    status,
    startDate: '2025-08-14',
    endDate: null,
    notes: '',
    ...facts,
  };
}

const concierge = makeAddOn(1, 'CONCIERGE', 'ACTIVE', { notes: 'Call Elena first.' });
const checks = makeAddOn(2, 'BACKGROUND_CHECKS', 'SCHEDULED', {
  startDate: '2099-03-16',
  endDate: '2099-04-01',
});
const access = makeAddOn(3, 'API_ACCESS', 'ENDED', { endDate: '2026-01-01' });

function makeLocationWith(
  addOns: readonly ReturnType<typeof makeAddOn>[],
  facts: Record<string, unknown> = {},
) {
  return makeLocation(1, {
    viewerCanManageAddOns: true,
    viewerCannotManageAddOnsReason: null,
    addOns: (page: Page) => connection(addOns, page),
    ...facts,
  });
}

async function openAddOns(facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) {
  const location = makeLocationWith([checks, concierge, access], facts);
  const opened = await renderApp('/locations/1/add-ons', { location, ...root });
  const card = (name: string) => opened.screen.getByRole('article', { name });
  return { ...opened, card };
}

describe('the add-ons of a location', () => {
  test('add-ons of a location say what they are, since when they hold, and what was agreed, in one request', async () => {
    const { card, gateway } = await openAddOns();

    await expect.element(card('Concierge')).toMatchTextContent(/Active\s*since Aug 14, 2025/);
    await expect.element(card('Concierge')).toMatchTextContent('Call Elena first.');
    await expect.element(card('Background checks')).toMatchTextContent('Mar 16, 2099 – Apr 1, 2099');
    await expect.element(card('API access')).toMatchTextContent('Was booked until Jan 1, 2026.');
    await expect.element(card('W-2 workers')).toMatchTextContent('Not booked');
    await expect.poll(() => document.title).toBe('Add-ons · Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name.includes('AddOn'))).toEqual(['LocationAddOnsScreenQuery']);
    await expectAccessible();
  });

  test('add-ons can only be looked at where the role does not allow more, with the reason', async () => {
    const { screen, card } = await openAddOns({
      viewerCanManageAddOns: false,
      viewerCannotManageAddOnsReason: 'Only admins of this location can book add-ons.',
    });

    await expect.element(screen.getByText('Only admins of this location can book add-ons.')).toBeVisible();
    await expect.element(card('Concierge')).toMatchTextContent('since Aug 14, 2025');
    await expect.element(card('Concierge').getByRole('button')).not.toBeInTheDocument();
  });

  test('add-ons are hidden from who may not see what costs money', async () => {
    const { screen } = await openAddOns({
      viewerCanManageAddOns: false,
      viewerCannotManageAddOnsReason: 'Only admins of this location can book add-ons.',
      addOns: () => {
        throw fault('FORBIDDEN');
      },
    });

    await expect
      .element(screen.getByRole('heading', { name: 'You cannot see the add-ons of this location' }))
      .toBeVisible();
  });
});

async function openBooking(root: Record<string, unknown>) {
  const opened = await openAddOns({}, root);
  await opened.screen.getByRole('button', { name: 'Book Hire' }).click();
  return { ...opened, dialog: opened.screen.getByRole('dialog', { name: 'Book Hire' }) };
}

describe('booking', () => {
  test('booking an add-on makes the card say so', async () => {
    const hire = makeAddOn(4, 'HIRE', 'SCHEDULED', { startDate: '2099-05-01' });
    const { screen, gateway, card, dialog } = await openBooking({
      bookLocationAddOn: { errors: [], location: makeLocationWith([hire, checks, concierge, access]) },
    });
    await dialog.getByLabelText(/^First day/).fill('2099-05-01');
    await dialog.getByLabelText('Notes').fill(' Trial ');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Book' }).click();

    await expect.element(screen.getByText('Hire is booked')).toBeVisible();
    await expect.element(card('Hire')).toMatchTextContent('from May 1, 2099');
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toMatchObject({
        input: {
          locationId: 'location-1',
          type: 'HIRE',
          startDate: '2099-05-01',
          endDate: null,
          notes: 'Trial',
        },
      });
  });

  test('booking an add-on asks for days in their order', async () => {
    const { gateway, dialog } = await openBooking({});
    await dialog.getByLabelText(/^First day/).fill('2099-05-02');
    await dialog.getByLabelText('Last day').fill('2099-05-01');
    await dialog.getByRole('button', { name: 'Book' }).click();

    await expect
      .element(dialog.getByLabelText('Last day'))
      .toHaveAccessibleDescription(/The last day is before the first day/);
    expect(gateway.names()).not.toContain('bookLocationAddOnMutation');
  });

  test('a booking of days that are taken is refused at the first one', async () => {
    const message = 'This add-on is already booked from Mar 2, 2099 on.';
    const { dialog } = await openBooking({
      bookLocationAddOn: { errors: [refusal('ALREADY_EXISTS', message, {}, ['startDate'])], location: null },
    });
    await dialog.getByRole('button', { name: 'Book' }).click();

    await expect.element(dialog.getByLabelText(/^First day/)).toHaveAccessibleDescription(message);
  });
});

test('a booking is changed', async () => {
  const { gateway, screen, card } = await openAddOns(
    {},
    { updateLocationAddOn: { errors: [], addOn: { ...concierge, notes: 'Call Theo first.' } } },
  );
  await screen.getByRole('button', { name: 'Edit Concierge, since Aug 14, 2025' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit Concierge' });
  await dialog.getByLabelText('Notes').fill('Call Theo first.');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect.element(card('Concierge')).toMatchTextContent('Call Theo first.');
  await expect
    .poll(() => gateway.lastMutation()?.variables)
    .toEqual({
      input: { addOnId: 'add-on-1', startDate: '2025-08-14', endDate: null, notes: 'Call Theo first.' },
    });
});

test('a booking is ended, by default today', async () => {
  const { screen, card } = await openAddOns(
    {},
    {
      updateLocationAddOn: ({ input }: { input: { endDate: string } }) => ({
        errors: [],
        addOn: { ...concierge, endDate: input.endDate },
      }),
    },
  );
  await screen.getByRole('button', { name: 'End Concierge' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End Concierge?' });
  await dialog.getByLabelText(/^Last day/).fill('2025-08-13');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect
    .element(dialog.getByLabelText(/^Last day/))
    .toHaveAccessibleDescription('The last day is before the first day');
  await dialog.getByLabelText(/^Last day/).fill('2099-12-31');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();

  await expect.element(screen.getByText('Concierge ends after Dec 31, 2099')).toBeVisible();
  await expect.element(card('Concierge')).toMatchTextContent('Aug 14, 2025 – Dec 31, 2099');
});
