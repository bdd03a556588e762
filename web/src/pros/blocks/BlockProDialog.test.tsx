import { expect, test } from 'vitest';
import { makePro, makeProAtLocation } from '../../testing/pros.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeLocation, makeViewer, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

interface Input {
  readonly input: Record<string, unknown>;
}

const locations = [
  makeLocation(1),
  makeLocation(2),
  makeLocation(3, { viewerCanManageBlocks: false, viewerCannotManageBlocksReason: 'You only look on.' }),
];

/** Opens the dialog on a pro's page, with a gateway that returns the given payload. */
async function openDialog(
  blockPro: (input: Input) => object,
  activeLocations = locations,
  root: Record<string, unknown> = {},
) {
  const { screen } = await renderApp('/locations/1/connect/pros/uuid-1', {
    viewer: makeViewer({ activeLocations }),
    location: makeLocation(1, { viewerCanManageApplicants: true }),
    pro: makePro(1, {
      notes: (page: Page) => connection([], page),
      applications: (page: Page) => connection([], page),
    }),
    blockPro,
    ...root,
  });
  await screen.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Block Pro 1?' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test('a block takes a reason, and may hold at several locations where one may block', async () => {
  const seen: Input[] = [];
  const { screen, dialog } = await openDialog((input) => {
    seen.push(input);
    return { errors: [], prosAtLocations: [makeProAtLocation(1, { isBlocked: true })] };
  });
  const block = dialog.getByRole('button', { name: 'Block', exact: true });
  await block.click();
  await expect.element(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Called out' }).click();
  await dialog.getByRole('textbox', { name: 'What happened' }).fill('Twice in a week.');
  await dialog.getByRole('button', { name: 'Block at other locations, too' }).click();
  await dialog.getByRole('checkbox', { name: 'Grill 2' }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'Grill 3' })).not.toBeInTheDocument();
  await expectAccessible();
  await block.click();

  await expect.element(screen.getByText('Pro 1 is blocked at 2 locations')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unblock' })).toBeVisible();
  expect(seen).toMatchObject([
    {
      input: {
        proId: 'pro-1',
        locationIds: ['location-1', 'location-2'],
        reason: 'CANCELLED_CALLED_OUT',
        feedback: 'Twice in a week.',
      },
    },
  ]);
});

test('a block holds at the location of the page, also when that is not among the others to choose from', async () => {
  const seen: Input[] = [];
  const blocked = (input: Input) => {
    seen.push(input);
    return { errors: [], prosAtLocations: [makeProAtLocation(1, { isBlocked: true })] };
  };
  const { screen, dialog } = await openDialog(blocked, [makeLocation(2), makeLocation(4)]);
  await dialog.getByRole('radio', { name: 'Called out' }).click();
  await dialog.getByRole('button', { name: 'Block at other locations, too' }).click();
  await dialog.getByRole('checkbox', { name: 'Grill 2' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();

  await expect.element(screen.getByText('Pro 1 is blocked at 2 locations')).toBeVisible();
  expect(seen).toMatchObject([{ input: { locationIds: ['location-1', 'location-2'] } }]);
});

test('undo lifts the block everywhere it was made, and says what was refused', async () => {
  const lifted: Input[] = [];
  const { screen, dialog } = await openDialog(
    () => ({ errors: [], prosAtLocations: [makeProAtLocation(1, { isBlocked: true })] }),
    locations,
    {
      unblockPro: (input: Input) => {
        lifted.push(input);
        return {
          errors: lifted.length < 2 ? [] : [refusal('FORBIDDEN', 'Ask an admin of Grill 2.')],
          proAtLocation: makeProAtLocation(1, { isBlocked: false }),
          removedBlock: null,
        };
      },
    },
  );
  await dialog.getByRole('radio', { name: 'Called out' }).click();
  await dialog.getByRole('button', { name: 'Block at other locations, too' }).click();
  await dialog.getByRole('checkbox', { name: 'Grill 2' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(screen.getByText('Undo does not bring back cancelled applications.')).toBeVisible();
  await screen.getByRole('button', { name: 'Undo' }).click();

  await expect.element(screen.getByText('Ask an admin of Grill 2.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  expect(lifted).toMatchObject([
    { input: { proId: 'pro-1', locationId: 'location-1' } },
    { input: { proId: 'pro-1', locationId: 'location-2' } },
  ]);
});

test('a refusal stays in the dialog', async () => {
  const { dialog } = await openDialog(() => ({
    errors: [refusal('CONFLICT', 'This pro works here right now.')],
    prosAtLocations: [],
  }));
  await dialog.getByRole('radio', { name: 'Called out' }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.element(dialog.getByText('This pro works here right now.')).toBeVisible();
});
