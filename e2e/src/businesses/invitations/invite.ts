import type { Page } from 'playwright';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';

/** Invites a team member on the open team page of a location. */
export async function inviteTeamMember(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite to / });
  await dialog.getByLabel('Email').fill(email);
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: email }).getByText('Waiting').waitFor();
}
