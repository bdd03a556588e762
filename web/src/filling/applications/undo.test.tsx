import { expect, test } from 'vitest';
import { decisionsOn, openApplications, renderApplicants } from '../../testing/applicants.ts';
import { makeApplication, refusal } from '../../testing/world.ts';

test('a selection is undone from its message', async () => {
  const { screen, gateway } = await renderApplicants(openApplications(1, 2));
  await screen.getByRole('button', { name: 'Select Pro 1' }).click();
  const message = screen.getByRole('alertdialog', { name: 'Pro 1 selected' });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('link', { name: 'Pro 1' })).toBeVisible();
  await expect.poll(() => gateway.lastMutation()?.name).toBe('unselectApplicantsMutation');
});

test('a dismissal of several applicants is undone at once', async () => {
  const { screen, gateway } = await renderApplicants(openApplications(1, 2));
  await screen.getByRole('checkbox', { name: 'Select all: Applicants' }).click();
  await screen.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Dismiss…' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await screen
    .getByRole('alertdialog', { name: '2 applicants dismissed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect.element(screen.getByRole('link', { name: 'Pro 2' })).toBeVisible();
  await expect
    .poll(() => gateway.lastMutation())
    .toMatchObject({
      name: 'reinstateApplicantsMutation',
      variables: { input: { applicationIds: ['application-1', 'application-2'] } },
    });
});

test('an undo that is refused says why', async () => {
  const applications = openApplications(1);
  const late = refusal('INVALID_TRANSITION', 'This shift has started.');
  const { screen } = await renderApplicants(applications, '', {
    unselectApplicants: decisionsOn(applications, { 'application-1': late }).unselectApplicants,
  });
  await screen.getByRole('button', { name: 'Select Pro 1' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'This shift has started.' })).toBeVisible();
});

test('a confirmation has no undo, for the pro was notified', async () => {
  const { screen } = await renderApplicants([makeApplication(1, { isSelected: true })], '?stage=selected');
  await screen.getByRole('button', { name: 'Confirm Pro 1' }).click();
  await expect.element(screen.getByText('Pro 1 confirmed')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
