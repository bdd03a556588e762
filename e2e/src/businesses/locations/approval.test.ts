import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { messagesTo } from '../../stack/outbox.ts';
import { desk } from '../../browser/widths.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { viewport } = desk;

const { url } = sharedStack;
const { admin, group } = inject('tokens');
const reason = 'The street does not exist.';

it('denies a location with a reason, and approves it once it is submitted again', async () => {
  const name = `Tin Whistle on ${viewport.width}`;
  const { locationId } = await newLocation(
    { url, token: group },
    { name, organization: 2, isApproved: false },
  );
  const platform = await visit({ token: admin, options: { viewport } });
  await platform.goto(`/locations/${locationId}/info`);
  await platform.getByText(`${name} is waiting for approval`).waitFor();
  await platform.getByRole('button', { name: 'Deny' }).click();
  const dialog = platform.getByRole('dialog', { name: `Deny ${name}?` });
  await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
  await dialog.getByText('This field is required').waitFor();
  await expectGoodOnEveryDevice(platform);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
  await platform.getByText(`${name} was not approved`).waitFor();
  expect((await newest()).subject).toContain(`${name} was not approved`);

  const owner = await visit({ token: group, options: { viewport } });
  await owner.goto(`/locations/${locationId}/info`);
  await owner.getByText(reason).waitFor();
  await expectGoodOnEveryDevice(owner);
  await owner.getByRole('button', { name: 'Submit again' }).click();
  await owner.getByText(`${name} is waiting for approval`).waitFor();

  await platform.reload();
  await platform.getByRole('button', { name: 'Approve', exact: true }).click();
  await platform.getByText(`${name} is waiting for approval`).waitFor({ state: 'detached' });
  expect((await newest()).subject).toContain(`${name} is approved`);
  await owner.goto(`/locations/${locationId}`);
  await owner.getByRole('heading', { name: 'Shifts', level: 1 }).waitFor();
});

async function newest() {
  const [message] = await messagesTo(sharedStack.upstreamUrl, 'group@brigade.example');
  if (!message) throw new Error('The admins of the organization got no message.');
  return message;
}
