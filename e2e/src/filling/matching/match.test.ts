import { expect, inject, it } from 'vitest';
import { findGig } from '../applications/findGig.ts';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { manager } = inject('tokens');

interface Gigs {
  location: {
    gigs: { edges: { node: { databaseId: number; fill: { confirmedAutoMatched: number } } }[] };
  };
}

it('says why a pro was matched, and boosts a gig with its cost in sight', async () => {
  const gig = await findGig(url, manager, 1, ({ openApplications }) => openApplications >= 3);
  const page = await visit({ token: manager });
  await page.goto(`/locations/1/gigs/${gig.databaseId}/applicants`);
  const picture = page.getByRole('img', { name: /^Match \d+%\. Position \d/ }).first();
  await picture.waitFor();
  await expectGoodScreen(page);

  await page.getByRole('table', { name: 'Applicants' }).getByRole('link').first().click();
  const why = page.getByRole('region', { name: 'Why this pro?' });
  await why.getByText(/^\d+ of 100$/).waitFor();
  await expect
    .poll(() => why.getByRole('term').allTextContents())
    .toEqual(['Position', 'Worked here', 'Rating', 'Reliability', 'Availability', 'Distance']);
  await expectGoodScreen(page);

  await page.goto(`/locations/1/gigs/${gig.databaseId}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Boost…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Boost this shift' });
  await dialog.getByLabel('Bonus for each pro').fill('0.50');
  await dialog.getByRole('button', { name: 'Boost', exact: true }).click();
  await dialog.getByText('Enter a bonus from $1 to $1,000').waitFor();
  await dialog.getByLabel('Bonus for each pro').fill('900');
  await dialog.getByText(/^Up to \$/).waitFor();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Boost', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('main').getByText('$900.00', { exact: true }).first().waitFor();
});

it('explains why auto-select chose a pro', async () => {
  const response = await graphql<Gigs>(
    url,
    `
      {
        location(databaseId: 1) {
          gigs(first: 100) {
            edges {
              node {
                databaseId
                fill {
                  confirmedAutoMatched
                }
              }
            }
          }
        }
      }
    `,
    {},
    manager,
  );
  const gig = response.data?.location.gigs.edges.find(({ node }) => node.fill.confirmedAutoMatched > 0)?.node;
  const page = await visit({ token: manager });
  await page.goto(`/locations/1/gigs/${gig?.databaseId}/applicants?stage=confirmed`);
  await page
    .getByText(/^Selected automatically\. Best of/)
    .first()
    .waitFor();
  await expectGoodScreen(page);
});
