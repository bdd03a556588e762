import { expect, inject, it } from 'vitest';
import { addCardByApi } from '../../businesses/paymentMethods/addCardByApi.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { mutate } from '../../stack/mutate.ts';
import { newLocation } from '../../stack/newLocation.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { desk } from '../../browser/widths.ts';
import { prosOf } from './prosOf.ts';
import { shiftSoon } from './soon.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { group } = inject('tokens');
const session = { url, token: group };

it('calls off this and the following gigs of a series, and says before what it costs', async () => {
  const location = await newLocation(session, { name: 'Called Off', organization: 2 });
  await addCardByApi(session, location.id);
  const gigs = await postGigs(session, location, [{ position: 'Prep Cook', ...shiftSoon(8) }], {
    recurrence: { frequency: 'DAILY', until: shiftSoon(8 + 3 * 24).date },
  });
  const [first, second] = gigs;
  const [pro] = await prosOf(session, location.locationId);
  await mutate(
    session,
    'AssignProsInput',
    'assignPros(input: $input) { results { errors { message } } errors { message } }',
    { gigId: first?.id, includesFollowing: true, proIds: [pro?.id], isConfirmed: true },
  );

  const page = await visit({ token: group, options: { viewport: desk.viewport } });
  const open = async (number: number | undefined) => {
    await page.goto(`/locations/${location.locationId}/gigs/${number}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cancel shift…' }).click();
  };
  await open(second?.databaseId);
  const dialog = page.getByRole('dialog', { name: 'Cancel this shift?' });
  await dialog.getByRole('radio', { name: 'This and following' }).check();
  await dialog.getByText('No cancellation fee').waitFor();
  await dialog.getByText('3 shifts will be cancelled. 3 confirmed pros will be notified.').waitFor();
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Cancel shift' }).click();
  await dialog.getByText('Enter an explanation').waitFor();
  await expectGoodOnEveryDevice(page);
  await dialog.getByLabel(/^Explanation/).fill('The kitchen is being rebuilt.');
  await dialog.getByRole('button', { name: 'Cancel shift' }).click();
  await page.getByText('3 shifts were cancelled').waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page
    .getByRole('region', { name: 'Activity' })
    .getByText('The kitchen is being rebuilt.')
    .first()
    .waitFor();

  await open(first?.databaseId);
  await dialog.getByText('Owed to pros: $104.00').waitFor();
  await dialog.getByText('1 confirmed pro will be notified and paid for the late cancellation.').waitFor();
  await dialog.getByRole('button', { name: 'Keep the shift' }).click();
  await page.goto(`/locations/${location.locationId}`);
  await page.getByText('1 shift', { exact: true }).waitFor();
  expect(gigs).toHaveLength(4);
});
