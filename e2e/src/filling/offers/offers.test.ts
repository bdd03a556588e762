import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { newGroup } from '../../pros/groups/newGroup.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

interface Pros {
  location: { pros: { edges: { node: { id: string; uuid: string; displayName: string } }[] } };
}

/** The best rated pros of a location's market. */
async function bestPros(session: { url: string; token: string }, locationId: number) {
  const query =
    'query ($id: DatabaseId!) { location(databaseId: $id) { pros(first: 5) { edges { node { id uuid displayName } } } } }';
  const { data } = await graphql<Pros>(session.url, query, { id: locationId }, session.token);
  return (data?.location.pros.edges ?? []).map(({ node }) => node);
}

it('offers a shift to three pros and a group, sees who was asked, and takes one offer back', async () => {
  const business = await newBusiness(sharedStack, 'Tern Hall');
  const session = { url: sharedStack.url, token: business.token };
  const [gig] = await postGigs(session, business, [
    {
      position: 'Front-of-House Support',
      date: dayAhead(3),
      startTime: '17:00',
      endTime: '23:00',
      places: 4,
    },
  ]);
  const pros = await bestPros(session, business.locationId);
  const [members, asked] = [pros.slice(0, 2), pros.slice(2, 5)];
  const memberIds = members.map(({ id }) => id);
  await mutate(session, 'AddProsToNetworkInput', 'addProsToNetwork(input: $input) { errors { message } }', {
    locationId: business.id,
    proIds: memberIds,
  });
  await newGroup(session, business, { name: 'Banquet regulars', proIds: memberIds });

  const page = await visit({ token: business.token });
  await page.goto(`/locations/${business.locationId}/offers?pros=${asked.map(({ uuid }) => uuid).join(',')}`);
  await page.getByRole('radio', { name: /Front-of-House Support/ }).click();
  await page.getByRole('button', { name: 'Choose another' }).waitFor();
  await page.getByRole('checkbox', { name: /Banquet regulars/ }).check();
  await page.getByLabel('Message').fill('Black shirt, please.');
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Send offers' }).click();

  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor();
  const results = page.getByRole('list', { name: 'Who was asked' });
  for (const { displayName } of pros) await results.getByText(displayName, { exact: true }).first().waitFor();
  await expect.poll(() => results.getByText(/^Offer sent, expires/).count()).toBe(pros.length);
  await expectGoodOnEveryDevice(page);

  await page.getByRole('link', { name: 'See who answers' }).click();
  await page.waitForURL(new RegExp(`/gigs/${gig?.databaseId}`));
  const offers = page.getByRole('list', { name: 'Offers' });
  await expect.poll(() => offers.getByText('Waiting', { exact: true }).count()).toBe(pros.length);
  const [first] = asked;
  await page
    .getByRole('button', { name: `Withdraw the offer to ${first?.displayName}` })
    .first()
    .click();
  await offers.getByText('Taken back by your team').waitFor();
});
