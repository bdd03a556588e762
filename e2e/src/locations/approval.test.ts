import { describe, expect, inject, it } from 'vitest';
import { expectGoodScreen } from '../stack/axe.ts';
import { visit } from '../stack/browser.ts';
import { newLocation } from '../stack/newLocation.ts';
import { messagesTo } from '../stack/outbox.ts';
import { widths, windowOf } from '../stack/widths.ts';

const url = inject('url');
const { admin, group } = inject('tokens');
const reason = 'The street does not exist.';

describe.each(widths)('on $device', ({ viewport }) => {
  it('denies a location with a reason, and approves it once it is submitted again', async () => {
    const name = `Tin Whistle on ${viewport.width}`;
    const { locationId } = await newLocation(
      { url, token: group },
      { name, organization: 2, isApproved: false },
    );
    const platform = await visit({ token: admin, options: windowOf(viewport) });
    await platform.goto(`/locations/${locationId}/info`);
    await platform.getByText(`${name} waits for approval`).waitFor();
    await platform.getByRole('button', { name: 'Deny' }).click();
    const dialog = platform.getByRole('dialog', { name: `Deny ${name}?` });
    await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
    await dialog.getByText('This field is required').waitFor();
    await expectGoodScreen(platform);
    await dialog.getByLabel('Reason').fill(reason);
    await dialog.getByRole('button', { name: 'Deny', exact: true }).click();
    await platform.getByText(`${name} was not approved`).waitFor();
    expect((await newest()).subject).toContain(`${name} was not approved`);

    const owner = await visit({ token: group, options: windowOf(viewport) });
    await owner.goto(`/locations/${locationId}/info`);
    await owner.getByText(reason).waitFor();
    await expectGoodScreen(owner);
    await owner.getByRole('button', { name: 'Submit again' }).click();
    await owner.getByText(`${name} waits for approval`).waitFor();

    await platform.reload();
    await platform.getByRole('button', { name: 'Approve', exact: true }).click();
    await platform.getByText(`${name} waits for approval`).waitFor({ state: 'detached' });
    expect((await newest()).subject).toContain(`${name} is approved`);
    await owner.goto(`/locations/${locationId}`);
    await owner.getByRole('heading', { name: 'Gigs', level: 1 }).waitFor();
    await expectGoodScreen(owner);
  });
});

async function newest() {
  const [message] = await messagesTo(inject('upstreamUrl'), 'group@brigade.example');
  if (!message) throw new Error('Nobody wrote to the admins of the organization.');
  return message;
}
