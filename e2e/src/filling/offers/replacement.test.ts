import { afterAll, expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { mutate } from '../../stack/mutate.ts';
import { now } from '../../stack/now.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';

// Its clock moves, which would disturb the others.
const stack = await startDemoStack(inject('demoFolder'));
afterAll(() => stack.stop());

interface Found {
  location: { id: string; pros: { edges: { node: { id: string; displayName: string } }[] } };
}

function clockAt(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: 'minute' });
}

it('replaces a no-show in one step and shows who was asked', async () => {
  const { manager: token } = inject('tokens');
  const session = { url: stack.url, token };
  const { data } = await graphql<Found>(
    stack.url,
    '{ location(databaseId: 1) { id pros(first: 1) { edges { node { id displayName } } } } }',
    {},
    token,
  );
  if (!data) throw new Error('The demo has no location');
  const start = now().toZonedDateTimeISO('America/New_York').add({ hours: 2 });
  const [gig] = await postGigs(session, { id: data.location.id, locationId: 1 }, [
    {
      position: 'Front-of-House Support',
      date: start.toPlainDate().toString(),
      startTime: clockAt(start),
      endTime: clockAt(start.add({ hours: 8 })),
      places: 1,
    },
  ]);
  const [pro] = data.location.pros.edges.map(({ node }) => node);
  const { results } = await mutate<{ results: { errors: { message: string }[] }[] }>(
    session,
    'AssignProsInput',
    'assignPros(input: $input) { results { errors { message } } errors { message } }',
    { gigId: gig?.id, proIds: [pro?.id] },
  );
  expect(results).toEqual([{ errors: [] }]);
  await moveClock(stack, token, { minutes: 150 });

  const page = await visit({ token, url: stack.url });
  await page.goto(`/locations/1/gigs/${gig?.databaseId}/applicants?stage=confirmed`);
  await page.getByRole('link', { name: /^Confirmed/ }).click();
  await page.getByRole('button', { name: `More actions for ${pro?.displayName}` }).click();
  await page.getByRole('menuitem', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace ${pro?.displayName}?` });
  await dialog.getByLabel('Bonus').fill('25');
  await expectGoodOnEveryDevice(page);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();

  const asked = page.getByRole('dialog', { name: `${pro?.displayName} is off the shift` });
  await asked
    .getByText(/^Offer sent, expires/)
    .first()
    .waitFor();
  const count = await asked.getByRole('listitem').count();
  expect(count).toBe(5);
  await expectGoodOnEveryDevice(page);
  await asked.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/locations/1/gigs/${gig?.databaseId}?tab=filling`);
  const offers = page.getByRole('list', { name: 'Offers' });
  await expect.poll(() => offers.getByText(`for the place of ${pro?.displayName}`).count()).toBe(count);
});
