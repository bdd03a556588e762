import { describe, expect, test } from 'vitest';
import { makeInvitation } from '../../testing/invitations.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeLocationWith } from '../../testing/teams.ts';
import { connection, type Page, refusal } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';

const sent = makeInvitation(9, { email: 'nora@elsewhere.example' });

function locationWith(invitations: readonly unknown[]) {
  return makeLocationWith([], { invitations: (page: Page) => connection(invitations, page) });
}

/** Opens the dialog; the gateway answers this to the invitation. */
async function openDialog(answer: unknown) {
  const app = await renderApp('/locations/1/teams', {
    location: locationWith([]),
    inviteToLocation: answer,
  });
  await app.screen.getByRole('button', { name: 'Invite' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Invite to Grill 1' });
  await expect.element(dialog).toBeVisible();
  return {
    ...app,
    dialog,
    email: dialog.getByRole('textbox', { name: /^Email/ }),
    send: dialog.getByRole('button', { name: 'Send invitation' }),
  };
}

describe('inviting someone', () => {
  test('sends who, as what, and the list begins with it', async () => {
    const { screen, gateway, dialog, email, send } = await openDialog({
      errors: [],
      invitation: sent,
      location: locationWith([sent]),
    });
    await email.fill(' nora@elsewhere.example ');
    await dialog.getByRole('radio', { name: /^Onsite manager/ }).click();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Nora');
    await dialog.getByRole('textbox', { name: /^Phone/ }).fill('(646) 555-0188');
    await send.click();

    await expect.element(screen.getByText('Invitation sent to nora@elsewhere.example')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /^nora@elsewhere/ })).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables['input'])
      .toEqual({
        locationId: 'location-1',
        email: 'nora@elsewhere.example',
        role: 'ONSITE_MANAGER',
        name: 'Nora',
        phoneNumber: '+16465550188',
      });
  });

  test('leaves out what is blank, and says when the email came back', async () => {
    const failed = makeInvitation(8, { email: 'nora@nowhere.invalid', status: 'ERROR' });
    const { screen, gateway, email, send } = await openDialog({
      errors: [],
      invitation: failed,
      location: locationWith([failed]),
    });
    await email.fill('nora@nowhere.invalid');
    await send.click();

    await expect.element(screen.getByText('nora@nowhere.invalid cannot be reached')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables['input'])
      .toMatchObject({
        role: 'TEAM_MEMBER',
        name: null,
        phoneNumber: null,
      });
  });

  test('says at its field what is wrong, and asks no one', async () => {
    const { gateway, dialog, email, send } = await openDialog({ errors: [] });
    await send.click();
    await expect.element(dialog.getByText('This field is required')).toBeVisible();
    await email.fill('nora');
    await dialog.getByRole('textbox', { name: /^Phone/ }).fill('12');
    await send.click();

    await expect.element(dialog.getByText('Invalid email address')).toBeVisible();
    await expect.element(dialog.getByText('Invalid phone number')).toBeVisible();
    expect(gateway.names()).not.toContain('inviteToLocationMutation');
    await expectAccessible();
  });

  test('someone who is invited already is refused at the address, and what was typed stays', async () => {
    const message = 'This person is already invited. Resend that invitation instead.';
    const { dialog, email, send } = await openDialog({
      errors: [refusal('ALREADY_EXISTS', message, {}, ['email'])],
      invitation: null,
      location: null,
    });
    await email.fill('nora@elsewhere.example');
    await send.click();

    await expect.element(dialog.getByText(message)).toBeVisible();
    await expect.element(email).toHaveValue('nora@elsewhere.example');
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  });

  test('what was typed is not lost without a question', async () => {
    const { screen, dialog, email } = await openDialog({ errors: [] });
    await email.fill('nora@elsewhere.example');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });
});
