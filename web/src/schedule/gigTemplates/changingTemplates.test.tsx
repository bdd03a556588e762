import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeUploads } from '../../testing/fakeUploads.ts';
import { makeAddress } from '../../testing/addresses.ts';
import { makeLocationWithMaterials, makeTemplate } from '../../testing/materials.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const location = makeLocationWithMaterials();

async function openDialog(root: Record<string, unknown> = {}) {
  const opened = await renderApp('/locations/1/templates', { location, ...root });
  await opened.screen.getByRole('button', { name: 'New template' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'New shift template' });
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return { ...opened, dialog };
}

async function choosePosition({ screen, dialog }: Awaited<ReturnType<typeof openDialog>>, name: string) {
  await dialog.getByRole('combobox', { name: 'Position' }).click();
  await screen.getByRole('option', { name }).click();
}

test('a position brings its wage and its text, and what its gigs can ask for', async () => {
  const opened = await openDialog();
  const { dialog, gateway } = opened;
  await expect.element(dialog.getByRole('checkbox', { name: 'Own knives' })).not.toBeInTheDocument();
  await choosePosition(opened, 'Line Cook');

  await expect.element(dialog.getByRole('textbox', { name: 'Hourly wage' })).toHaveValue('22');
  await expect
    .element(dialog.getByRole('textbox', { name: 'Description' }))
    .toHaveValue('Line Cook: be on time.');
  await dialog.getByRole('checkbox', { name: 'Own knives' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grill');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Add template' }).click();

  await expect
    .poll(() => gateway.requests.find(({ name }) => name === 'createGigTemplateMutation')?.variables)
    .toMatchObject({
      input: {
        locationId: 'location-1',
        name: 'Grill',
        skillId: 'skill-2',
        hourlyRateCents: 2200,
        requirementIds: ['requirement-2'],
      },
    });
});

test.each([
  ['14.99', 'Enter a wage from $15 to $75 an hour'],
  ['75.01', 'Enter a wage from $15 to $75 an hour'],
])('a wage of %s is refused at its field, and nothing is lost', async (wage, message) => {
  const opened = await openDialog();
  const { dialog, gateway } = opened;
  await choosePosition(opened, 'Server');
  await dialog.getByRole('textbox', { name: 'Hourly wage' }).fill(wage);
  await dialog.getByRole('button', { name: 'Add template' }).click();

  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByText('This field is required')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Hourly wage' })).toHaveValue(wage);
  expect(gateway.names()).not.toContain('createGigTemplateMutation');
});

test('a name that is taken is said at the name', async () => {
  const message = 'There is a template with this name already.';
  const opened = await openDialog({
    createGigTemplate: { errors: [refusal('ALREADY_EXISTS', message, {}, ['name'])], location: null },
  });
  await choosePosition(opened, 'Server');
  await opened.dialog.getByRole('textbox', { name: 'Name' }).fill('Friday dinner');
  await opened.dialog.getByRole('button', { name: 'Add template' }).click();

  await expect.element(opened.dialog.getByText(message)).toBeVisible();
  await expect
    .element(opened.dialog.getByRole('textbox', { name: 'Name' }))
    .toHaveAttribute('aria-invalid', 'true');
});

test('a template whose address was removed asks for another one, also where there is one only', async () => {
  const { screen, gateway } = await renderApp('/locations/1/templates', {
    location: makeLocationWithMaterials({ gigTemplates: [makeTemplate({ usesLocationAddress: false })] }),
    updateGigTemplate: { errors: [], location: null },
  });
  await screen.getByRole('button', { name: 'Edit Friday dinner' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit Friday dinner' });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await expect.element(address).toHaveTextContent('Choose an address');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Saturday dinner');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect.element(dialog.getByText(/^The address was removed/)).toBeVisible();
  await expectAccessible();

  await address.click();
  await screen.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Save template' }).click();

  await expect
    .poll(() => gateway.last('updateGigTemplateMutation')?.variables)
    .toMatchObject({ input: { name: 'Saturday dinner', addressId: null } });
});

test('a template at the main address of the location shows it as the choice', async () => {
  const addresses = [makeAddress(1, { type: 'PRIMARY', name: 'Front door' }), makeAddress(2)];
  const { screen, gateway } = await renderApp('/locations/1/templates', {
    location: makeLocationWithMaterials({
      gigTemplates: [makeTemplate({ addressId: 'address-1', usesLocationAddress: true })],
      addresses: (page: Page) => connection(addresses, page),
    }),
    updateGigTemplate: { errors: [], location: null },
  });
  await screen.getByRole('button', { name: 'Edit Friday dinner' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit Friday dinner' });
  const address = dialog.getByRole('combobox', { name: 'Address' });
  await expect.element(address).toHaveTextContent('Front door');

  await address.click();
  await screen.getByRole('option', { name: 'Place 2' }).click();
  await expect.element(address).toHaveTextContent('Place 2');
  await dialog.getByRole('button', { name: 'Save template' }).click();

  await expect
    .poll(() => gateway.last('updateGigTemplateMutation')?.variables)
    .toMatchObject({ input: { addressId: 'address-2' } });
});

test('files are sent as they are chosen, and one of a wrong kind is refused with words', async () => {
  const uploads = fakeUploads();
  const { dialog } = await openDialog({
    createAttachment: {
      errors: [],
      attachment: { __typename: 'Attachment', id: 'attachment-1', name: 'Menu.pdf' },
      upload: { url: '/attachments/uploads/token-1' },
    },
  });
  const input = dialog.getByLabelText('Files');
  await userEvent.upload(input, new File(['<html>'], 'menu.html', { type: 'text/html' }));
  await expect.element(dialog.getByText('Choose a PDF, JPEG or PNG file.')).toBeVisible();

  await userEvent.upload(input, new File(['%PDF-'], 'Menu.pdf', { type: 'application/pdf' }));
  await expect.poll(() => uploads.length).toBe(1);
  expect(uploads[0]?.url).toBe('/attachments/uploads/token-1');
  uploads[0]?.respond(201, { status: 'available' });

  await dialog.getByRole('button', { name: 'Detach Menu.pdf' }).click();
  await expect.element(dialog.getByText('Menu.pdf')).not.toBeInTheDocument();
});
