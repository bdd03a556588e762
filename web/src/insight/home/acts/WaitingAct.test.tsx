import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHomeGig, makeHomeItem } from '../../../testing/homes.ts';
import { makeOffer } from '../../../testing/offers.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { connection, makeApplication, makeGigWith, type Page } from '../../../testing/world.ts';

const gigs = [
  makeHomeGig(8, { openApplications: 2 }),
  makeHomeGig(9, { skillName: 'Dishwasher', openApplications: 1, pendingOffers: 1 }),
];

const offers = (rows: Page) => connection([makeOffer(1)], rows);

test('applicants of several shifts are decided on in place, one shift at a time', async () => {
  const { screen, gateway } = await openHomeAct(
    makeHomeItem('APPLICANTS_WAITING', 3, { gigs }),
    'Review: 3 applicants for other shifts',
    { root: { gig: makeGigWith(8, [makeApplication(1), makeApplication(2)]) } },
  );
  const shift = screen.getByRole('listitem', { name: 'Line Cook' });
  await expect.element(shift).toMatchTextContent(/2 applicants/);
  await expect
    .element(screen.getByRole('listitem', { name: 'Dishwasher' }))
    .toMatchTextContent(/1 open offer/);
  expect(gateway.names()).not.toContain('PlacesActQuery');
  await shift.getByRole('button', { name: 'Review: Line Cook' }).click();
  await expect.element(screen.getByRole('button', { name: 'Select Pro 2' })).toBeVisible();
  expect(gateway.last('PlacesActQuery')?.variables).toEqual({ gigId: 8 });
  await expectAccessible(screen.container);
  await shift.getByRole('button', { name: 'Close: Line Cook' }).click();
  await expect.element(screen.getByRole('button', { name: 'Select Pro 2' })).not.toBeInTheDocument();
});

test('offers without an answer are shown with their shift', async () => {
  const { screen } = await openHomeAct(
    makeHomeItem('OFFERS_UNANSWERED', 1, { gigs: gigs.slice(1) }),
    'See offers: 1 open offer for other shifts',
    { root: { gig: makeGigWith(9, [], { offers }) } },
  );
  await screen.getByRole('button', { name: 'Review: Dishwasher' }).click();
  await expect.element(screen.getByRole('list', { name: 'Offers' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All open shifts' }))
    .toHaveAttribute('href', '/locations/1?statuses=unfilled');
});
