import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/axe.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeGigWith, refusal } from '../../testing/world.ts';

const link = () => `${window.location.origin}/check-in/3f0f4c52-6d8e-4e0a-9a57-0c6f6b7a2f11`;

async function open(facts: Record<string, unknown> = {}, root: object = {}) {
  const gig = makeGigWith(5, [], {
    roster: [],
    viewerCanRecordAttendance: true,
    viewerCannotRecordAttendanceReason: null,
    ...facts,
  });
  const app = await renderApp('/locations/1/gigs/5/roster', { gig, node: gig, ...root });
  const button = app.screen.getByRole('button', { name: 'Show QR code' });
  return { ...app, gig, button, dialog: app.screen.getByRole('dialog', { name: 'Check-in code' }) };
}

test('shows the QR code, the digits and the link, and prints them alone', async () => {
  const { button, dialog } = await open();
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await button.click();

  await expect.element(dialog.getByRole('img', { name: 'QR code of the check-in page' })).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Check-in code 4821/);
  await expect.element(dialog.getByText(link())).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Line Cook.*Grill 1/);
  await dialog.getByRole('button', { name: 'Print poster' }).click();
  expect(print).toHaveBeenCalledOnce();
  await expectAccessible();
});

test('copies the link, and shows it to copy by hand when the browser does not allow it', async () => {
  const { screen, button, dialog } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await button.click();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(link());

  write.mockRejectedValueOnce(new Error('No'));
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText('Copy this link')).toBeVisible();
});

test('a new code comes after a confirmation, and replaces what is shown', async () => {
  const renewed = { checkinCode: '1357', checkinToken: '00000000-0000-4000-8000-000000000001' };
  const { screen, gig, button, dialog } = await open(
    {},
    { renewCheckIn: () => ({ errors: [], gig: Object.assign(gig, renewed) }) },
  );
  await button.click();
  await dialog.getByRole('button', { name: 'New code' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Make a new check-in code?' });
  await expect.element(question).toMatchTextContent(/stop working, also on paper/);
  await expectAccessible();
  await question.getByRole('button', { name: 'New code' }).click();

  await expect.element(question).not.toBeInTheDocument();
  await expect.element(dialog).toMatchTextContent(/Check-in code 1357/);
  await expect.element(dialog.getByText(new RegExp(renewed.checkinToken))).toBeVisible();
});

test('a refusal stays in the question', async () => {
  const { screen, button, dialog } = await open(
    {},
    { renewCheckIn: { gig: null, errors: [refusal('NOT_FOUND', 'This gig does not exist')] } },
  );
  await button.click();
  await dialog.getByRole('button', { name: 'New code' }).click();
  const question = screen.getByRole('alertdialog');
  await question.getByRole('button', { name: 'New code' }).click();
  await expect.element(question.getByText('This gig does not exist')).toBeVisible();
});

test('someone who may only look gets no new code', async () => {
  const { button, dialog } = await open({ viewerCanRecordAttendance: false });
  await button.click();
  await expect.element(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'New code' })).not.toBeInTheDocument();
});

test('where no code is required, only the QR code is shown', async () => {
  const { screen, button, dialog } = await open({ checkinCode: null });
  await expect.element(screen.getByText(/^Check-in code/)).not.toBeInTheDocument();
  await button.click();
  await expect.element(dialog.getByText('Scan with your phone to check in')).toBeVisible();
  await expect.element(dialog.getByText('4821')).not.toBeInTheDocument();
});

test('a server without check-in pages has the digits only', async () => {
  const { screen, button } = await open({ checkinToken: null });
  await expect.element(screen.getByText('Check-in code 4821')).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
});

test('the check-in code fits a phone', async () => {
  await page.viewport(360, 740);
  const { button, dialog } = await open();
  await button.click();
  await expect.element(dialog.getByRole('button', { name: 'Print poster' })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([
  ['is over', { startTime: '2020-01-15T22:00:00Z', endTime: '2020-01-16T04:00:00Z' }],
  ['is cancelled', { status: 'CANCELLED' }],
])('a shift that %s has no code to show', async (_, facts) => {
  const { screen, button } = await open(facts);
  await expect.element(screen.getByRole('button', { name: 'Print sign-in sheet' })).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(screen.getByText('Check-in code')).not.toBeInTheDocument();
});
