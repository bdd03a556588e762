import { inject, it } from 'vitest';
import { addCardByApi } from '../../businesses/paymentMethods/addCardByApi.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { mutate } from '../../stack/mutate.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { daysAhead } from './days.ts';
import { choose, openPostingForm, post } from './postingForm.ts';
import { type FoundPro, prosOf } from './prosOf.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const session = { url, token: group };

it('assigns a shift to the chosen pros, and names one who was blocked in the meantime', async () => {
  const location = await newLocation(session, { name: 'Chosen Few', organization: 2 });
  await addCardByApi(session, location.id);
  const [free, blocked] = (await prosOf(session, location.locationId)) as [FoundPro, FoundPro];
  const page = await openPostingForm({
    token: group,
    locationId: location.locationId,
    search: `post_gig_type=assign&post_gig_date=${daysAhead(60).toString()}&offer_pro=${blocked.uuid}`,
  });
  await page.getByRole('button', { name: `Remove ${blocked.displayName}` }).click();
  await choose(page, /^Position/, /^Dishwasher/);
  await post(page, 'Assign Shift');
  await page.getByText('Pick at least one pro').waitFor();
  await expectGoodOnEveryDevice(page);

  await page.getByLabel('Find pros by name').fill('a');
  for (const { displayName } of [free, blocked]) {
    await page.getByRole('checkbox', { name: displayName }).first().check();
  }
  await page.getByRole('radio', { name: /^Confirm them/ }).check();
  await mutate(session, 'BlockProInput', 'blockPro(input: $input) { errors { message } }', {
    proId: blocked.id,
    locationIds: [location.id],
    reason: 'CANCELLED_CALLED_OUT',
  });
  await post(page, 'Assign Shift');
  await page.getByText('Shift posted, but some pros couldn’t be assigned').waitFor();
  await page.getByText(`${blocked.displayName}: This pro is blocked at this location`).waitFor();
  await expectGoodOnEveryDevice(page);
});
