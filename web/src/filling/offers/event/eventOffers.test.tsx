import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeEvent, makeEventGig, makePostingLocation, makeShift } from '../../../testing/events.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { connection, type Page, refusal } from '../../../testing/world.ts';

const path = '/locations/1/event/7/network';
const servers = makeEventGig(12, 'Server', { places: 4, confirmed: 1, type: 'NETWORK' });
const cooks = makeEventGig(13, 'Line Cook', { places: 2, type: 'NETWORK' });
const full = makeEventGig(14, 'Bartender', { places: 2, confirmed: 2, type: 'NETWORK' });
const posted = makeEventGig(15, 'Host', { places: 2, type: 'MARKETPLACE' });
const regulars = {
  __typename: 'ProGroup',
  id: 'group-1',
  databaseId: 1,
  name: 'Regulars',
  memberCount: 3,
};

function open({ groups = [regulars], canOffer = true, ...root }: Record<string, unknown> = {}) {
  return renderApp(path, {
    location: {
      ...makePostingLocation(canOffer === true),
      proGroups: (page: Page) => connection(groups as readonly { id: string }[], page),
    },
    event: makeEvent([makeShift(1, [servers, cooks, full, posted])]),
    ...root,
  });
}

async function openDialog(root: Record<string, unknown> = {}) {
  const opened = await open(root);
  await opened.screen.getByRole('button', { name: 'Offer to groups' }).click();
  return { ...opened, dialog: opened.screen.getByRole('dialog') };
}

test('offers the chosen shifts to groups, and shows what became of each', async () => {
  const { dialog, gateway } = await openDialog({
    offerGigs: {
      errors: [],
      results: [
        {
          gigId: 'gig-12',
          errors: [],
          results: [],
          operation: { __typename: 'OfferOperation', id: 'op-1', status: 'DONE', total: 0, done: 0 },
        },
        {
          gigId: 'gig-13',
          errors: [refusal('INVALID', 'These groups have no members.')],
          results: [],
          operation: null,
        },
      ],
    },
  });
  await expect.element(dialog.getByRole('checkbox', { name: /^Server/ })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: /^Line Cook/ })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: /^Bartender/ })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('checkbox', { name: /^Host/ })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Send offers' }).click();
  await expect.element(dialog.getByText('Choose a group')).toBeVisible();
  await expectAccessible();

  await dialog.getByRole('checkbox', { name: /^Regulars/ }).click();
  await dialog.getByRole('textbox', { name: 'Bonus' }).fill('5');
  await dialog.getByRole('button', { name: 'Send offers' }).click();

  await expect.element(dialog.getByText('1 shift was not offered.')).toBeVisible();
  await expect.element(dialog.getByText('0 asked')).toBeVisible();
  await expect.element(dialog.getByText('Not offered: These groups have no members.')).toBeVisible();
  await expectAccessible();
  expect(gateway.last('offerGigsMutation')?.variables).toEqual({
    input: { gigIds: ['gig-12', 'gig-13'], groupIds: ['group-1'], bonusCents: 500 },
  });
});

test('says where groups are made when there are none', async () => {
  const { dialog } = await openDialog({ groups: [] });

  await expect.element(dialog.getByText('No groups yet')).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Go to groups' }))
    .toHaveAttribute('href', '/locations/1/connect/groups');
});

test('says that no shift has open places', async () => {
  const { dialog } = await openDialog({ event: makeEvent([makeShift(1, [full])]) });

  await expect.element(dialog.getByText('No shifts to offer')).toBeVisible();
});

test('viewers who may not manage applicants cannot offer the shifts of an event', async () => {
  const { screen } = await open({ canOffer: false });

  await expect.element(screen.getByRole('link', { name: 'Server' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Offer to groups' })).not.toBeInTheDocument();
});

test('offers nothing to groups where no shift is', async () => {
  const { screen } = await open({ event: makeEvent([makeShift(1, [posted])]) });
  await expect.element(screen.getByRole('heading', { name: 'No network shifts' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Offer to groups' })).not.toBeInTheDocument();
});
