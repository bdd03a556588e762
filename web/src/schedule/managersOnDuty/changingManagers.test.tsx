import { expect, test } from 'vitest';
import { makeLocationWithMaterials } from '../../testing/materials.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';

const location = makeLocationWithMaterials();

async function open(button: string, root: Record<string, unknown> = {}) {
  const opened = await renderApp('/locations/1/templates', { location, ...root });
  await opened.screen.getByRole('button', { name: button }).click();
  return opened;
}

test('rejects an invalid phone number at its field', async () => {
  const { screen, gateway } = await open('Add manager');
  const dialog = screen.getByRole('dialog', { name: 'Add a manager on duty' });
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('555-0142');
  await dialog.getByRole('button', { name: 'Add manager' }).click();

  await expect.element(dialog.getByText('Invalid phone number')).toBeVisible();
  await expect.element(dialog.getByText('This field is required')).toBeVisible();
  expect(gateway.names()).not.toContain('createManagerOnDutyMutation');
});

test('adds a manager with a normalized phone number', async () => {
  const { screen, gateway } = await open('Add manager');
  const dialog = screen.getByRole('dialog', { name: 'Add a manager on duty' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Jo Park');
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('(212) 555-0177 x 4');
  await dialog.getByRole('button', { name: 'Add manager' }).click();

  await expect
    .poll(() => gateway.requests.find(({ name }) => name === 'createManagerOnDutyMutation')?.variables)
    .toEqual({
      input: { locationId: 'location-1', fullName: 'Jo Park', phoneNumber: '+12125550177' },
    });
});

test('shows the error of a deletion in its dialog', async () => {
  const message = 'This one is needed.';
  const { screen } = await open('Delete Elena Ruiz', {
    deleteManagerOnDuty: { errors: [refusal('CONFLICT', message)], location: null },
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Elena Ruiz?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect.element(dialog.getByText(message)).toBeVisible();
});
