import { inject, it } from 'vitest';
import { signUpByApi } from '../../accounts/signUp/signUpByApi.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { newAddress } from '../../stack/newAddress.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { inviteByApi } from './inviteByApi.ts';

const { manager } = inject('tokens');

it('an invitation works once, also for who had opened it before', async () => {
  const email = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email });
  const token = await signUpByApi(sharedStack, email);
  const [first, second] = [await visit({ token }), await visit({ token })];
  for (const page of [first, second]) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Accept' }).waitFor();
  }
  await first.getByRole('button', { name: 'Accept' }).click();
  await first.waitForURL(/\/locations\/3$/);

  await second.getByRole('button', { name: 'Accept' }).click();
  await second.getByRole('heading', { name: 'This invitation has already been accepted' }).waitFor();
  await expectGoodOnEveryDevice(second);
  await second.getByRole('link', { name: 'Go to my locations' }).click();
  await second.getByRole('link', { name: 'Saltbox Kitchen & Bar', exact: true }).waitFor();
});

it('shows a signed-out visitor that a link was used, without asking them to sign in', async () => {
  const email = newAddress('guest');
  const link = await inviteByApi(sharedStack, manager, { email });
  const guest = await visit({ token: await signUpByApi(sharedStack, email) });
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Accept' }).click();
  await guest.waitForURL(/\/locations\/3$/);

  const stranger = await visit();
  await stranger.goto(link);
  await stranger.getByRole('heading', { name: 'This invitation has already been accepted' }).waitFor();
});
