import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { freePort } from '../../stack/freePort.ts';
import { graphql } from '../../stack/graphql.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { startGuideReceiver } from './guideReceiver.ts';

const { url } = sharedStack;
const { owner } = inject('tokens');

it('lets an integrator create a webhook, verify what it sends as the guide says, and send it again', async () => {
  const expiresAt = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await graphql(
    url,
    'mutation ($at: DateTime!) { createApiToken(input: { name: "Payroll system", scopes: [READ], expiresAt: $at }) { errors { message } } }',
    { at: expiresAt },
    owner,
  );
  const port = await freePort();
  const page = await visit({ token: owner });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Name').fill('Payroll');
  await page.getByLabel('Address').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText('Must have a public address.').waitFor();
  await expectGoodOnEveryDevice(page);

  await page.getByLabel('Address').fill(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByLabel('Your secret').inputValue();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const receiver = startGuideReceiver(port, secret);
  const forge = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"type":"gig.created"}' });
  // Once it listens.
  await expect.poll(async () => (await forge().catch(() => null))?.status).toBe(401);

  await page.getByRole('link', { name: 'Payroll', exact: true }).click();
  await page.getByRole('button', { name: 'Send test event' }).click();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  await delivery.getByText('HTTP 202').waitFor();
  await expectGoodOnEveryDevice(page);
  await expect.poll(receiver.output).toMatch(/^gig\.created \d+\n$/);

  await delivery.getByRole('button', { name: 'Send again' }).click();
  // The receiver knows its webhook-id.
  await delivery.getByText('Already received').waitFor();
  expect(receiver.output()).toMatch(/^gig\.created \d+\n$/);
});
