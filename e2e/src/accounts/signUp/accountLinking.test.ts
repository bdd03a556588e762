import { it } from 'vitest';
import { signUp } from './signUp.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { enterCode } from '../signIn/enterCode.ts';

/** The demo's account that was taken over from the predecessor platform, with a role at Saltbox. */
const email = 'newcomer@brigade.example';

it('finds the account of before after the sign-up, and takes its roles over', async () => {
  const page = await visit();
  await page.goto('/auth');
  await page.getByLabel('Email address').fill(email);
  await enterCode(page, sharedStack.upstreamUrl, email);
  await signUp(page, {
    firstName: 'Ines',
    lastName: 'Carvalho',
    phone: '(646) 555-0175',
    business: 'Carvalho Pastry',
  });

  await page.getByRole('heading', { name: 'Is this also you?' }).waitFor();
  await page.getByText('Team member at Saltbox Kitchen & Bar').waitFor();
  await expectGoodOnEveryDevice(page);
  const box = page.getByRole('checkbox', { name: /Ines Carvalho/ });
  await box.uncheck();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByText('Choose an account to link, or skip this step.').waitFor();
  await expectGoodOnEveryDevice(page);
  await box.check();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByText('Accounts linked. All your roles are now in one account.').waitFor();

  await page.goto('/locations');
  await page.getByRole('link', { name: 'Saltbox Kitchen & Bar', exact: true }).waitFor();
  await page.goto('/account-linking');
  await page.getByRole('heading', { name: 'There is nothing to link' }).waitFor();
});
