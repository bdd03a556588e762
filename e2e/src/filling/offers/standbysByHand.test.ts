import { expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { manager } = inject('tokens');

interface Found {
  location: { id: string; pros: { edges: { node: { id: string; displayName: string } }[] } };
}

const query = `{
  location(databaseId: 1) {
    id
    pros(first: 3, filter: { isFavorite: true }) { edges { node { id displayName } } }
  }
}`;

it('offers the place of a pro who called off to standbys chosen by hand', async () => {
  const session = { url, token: manager };
  const { data } = await graphql<Found>(url, query, {}, manager);
  const [dropped, ...standbys] = data?.location.pros.edges.map(({ node }) => node) ?? [];
  if (!data || !dropped) throw new Error('The demo has no favorites');
  const [gig] = await postGigs(session, { id: data.location.id, locationId: 1 }, [
    {
      position: 'Front-of-House Support',
      date: dayAhead(4),
      startTime: '09:00',
      endTime: '13:00',
      places: 1,
    },
  ]);
  await mutate(
    session,
    'AssignProsInput',
    'assignPros(input: $input) { results { errors { message } } errors { message } }',
    { gigId: gig?.id, proIds: [dropped.id] },
  );

  const page = await visit({ token: manager });
  await page.goto(`/locations/1/gigs/${gig?.databaseId}/applicants?stage=confirmed`);
  await page.getByRole('link', { name: /^Confirmed/ }).click();
  await page.getByRole('button', { name: `More actions for ${dropped.displayName}` }).click();
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${dropped.displayName}?` });
  await dialog.getByRole('radio', { name: /^Called out/ }).check();
  await dialog.getByRole('radio', { name: 'Pros I choose' }).check();
  for (const { displayName } of standbys) {
    await dialog.getByRole('checkbox', { name: displayName, exact: true }).first().check();
  }
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();

  const asked = page.getByRole('dialog', { name: `${dropped.displayName} is off the shift` });
  await asked.waitFor();
  await expect.poll(() => asked.getByRole('listitem').count()).toBe(standbys.length);
  for (const { displayName } of standbys) await asked.getByText(displayName, { exact: true }).waitFor();
});
