import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { messagesTo } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { upstreamUrl } = sharedStack;
const { manager } = inject('tokens');

it('gathers pros in a group, and leads to an offer to all of them', async () => {
  const page = await visit({ token: manager });
  await page.goto('/locations/2/connect/groups');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Group name').fill('Sunday brunch');
  await page.getByRole('button', { name: 'Create group' }).click();
  await page.getByRole('heading', { name: 'Sunday brunch', level: 1 }).waitFor();
  await page.getByText('No members yet').waitFor();
  await page.getByRole('button', { name: 'Add pros' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add pros to Sunday brunch' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Add 1 pro' }).click();
  await page.getByRole('table', { name: 'Pros of Sunday brunch' }).waitFor();
  await page.getByRole('link', { name: 'Offer a shift to the group' }).click();
  await page.waitForURL(/\/locations\/2\/offers\?.*groups=\d+/);
});

it('sends the good rows of a list, and says what is wrong with the others', async () => {
  const good = newAddress('nia');
  const page = await visit({ token: manager });
  await page.goto('/locations/2/connect/network/invites');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog', { name: /^Invite a list/ });
  await dialog.getByLabel('Rows').fill(`Name,Email,Phone\nNia Fox,${good},\nBo Reyes,,615-55`);
  await dialog.getByRole('button', { name: 'Check rows' }).click();
  await dialog.getByText('Invalid phone number').waitFor();
  await expectGoodOnEveryDevice(page);
  expect(await messagesTo(upstreamUrl, good)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 1 invite' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('row', { name: 'Nia Fox' }).getByText('Waiting').waitFor();
  expect(await messagesTo(upstreamUrl, good)).toHaveLength(1);
});
