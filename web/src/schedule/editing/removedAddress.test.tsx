import { expect, test } from 'vitest';
import { postingWorld } from '../../testing/posting.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGig } from '../../testing/world.ts';

const { location } = postingWorld();

/** The form for a gig in Chicago, at an address that is not among those of its location in New York. */
async function open() {
  const gig = makeGig(5, {
    location,
    usesLocationAddress: false,
    timeZone: 'America/Chicago',
    address: { line1: '8 Lake St', city: 'Chicago', stateCode: 'IL', postalCode: '60601' },
  });
  const results = [{ gigId: 'gig-5', gig, errors: [], effects: null }];
  const app = await renderApp('/locations/1/gigs/5/edit', {
    gig,
    location,
    updateGig: { errors: [], results, conflict: null },
  });
  const address = app.screen.getByRole('combobox', { name: /^Address/ });
  const save = async () => {
    await app.screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.poll(() => app.gateway.last('updateGigMutation')).toBeTruthy();
    return app.gateway.last('updateGigMutation')?.variables['input'];
  };
  return { ...app, address, save };
}

test('a gig whose address was removed shows it and keeps it when something else changes', async () => {
  const { screen, address, save } = await open();
  await expect.element(address).toHaveTextContent('8 Lake St');
  await expect.element(screen.getByLabelText(/^Starts/)).toHaveValue('16:00');
  await expect.element(screen.getByText(/4:00 pm – 10:00 pm CST/)).toBeVisible();
  await screen.getByLabelText(/^Starts/).fill('16:30');

  expect(await save()).toEqual({
    gigId: 'gig-5',
    scope: 'THIS',
    expectedRevision: 1,
    date: '2099-01-15',
    startTime: '16:30',
    endTime: '22:00',
  });
});

test('a gig whose address was removed can move to an address of its location', async () => {
  const { screen, address, save } = await open();
  await address.click();
  await screen.getByRole('option', { name: /^Loading dock/ }).click();

  expect(await save()).toMatchObject({ addressId: 'address-2' });
});
