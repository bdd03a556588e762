import { afterAll, expect, inject, it } from 'vitest';
import { findGig } from '../applications/findGig.ts';
import { expectAccessible } from '../../browser/axe.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { visit } from '../../browser/visit.ts';
import { startTcpProxy } from '../../stack/tcpProxy.ts';
import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { owner } = inject('tokens');
const proxy = await startTcpProxy(url);
afterAll(() => proxy.close());

interface Applicant {
  id: string;
  pro: { displayName: string };
}

async function openApplicants(gig: number): Promise<Applicant[]> {
  const query = `query ($gig: DatabaseId!) {
    gig(databaseId: $gig) {
      applications(first: 25, filter: { stage: OPEN }) { edges { node { id pro { displayName } } } }
    }
  }`;
  const response = await graphql<{ gig: { applications: { edges: { node: Applicant }[] } } }>(
    url,
    query,
    { gig },
    owner,
  );
  return response.data?.gig.applications.edges.map(({ node }) => node) ?? [];
}

/** Selects an applicant as another user, whatever is in the way: that depends on the date of the demo. */
function select({ id }: Applicant): Promise<unknown> {
  return mutate(
    { url, token: owner },
    'SelectApplicantsInput',
    'selectApplicants(input: $input) { errors { message } results { errors { message } } }',
    { applicationIds: [id], overrideNote: 'They know the place' },
  );
}

it('shows what a colleague does without a reload, says when the line is cut, and misses nothing', async () => {
  const gig = await findGig(
    url,
    owner,
    2,
    ({ places, selected, openApplications }) => places - selected >= 2 && openApplications >= 3,
  );
  const applicants = await openApplicants(gig.databaseId);
  const names = applicants.map(({ pro }) => pro.displayName);
  // Two pros may share a first name and an initial.
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  const [first, second] = applicants.filter(({ pro }) => isOnly(pro.displayName));
  if (!first || !second) throw new Error('The demo has no shift with three open applicants');
  const page = await visit({ token: owner, url: proxy.url });
  await page.goto(`/locations/2/gigs/${gig.databaseId}/applicants`);
  const rowOf = ({ pro }: Applicant) =>
    page.getByRole('link', { name: pro.displayName, exact: true }).first();
  await rowOf(first).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  await select(first);
  await rowOf(first).waitFor({ state: 'detached' });

  proxy.disconnect();
  await page.getByText('Connection lost. Trying again…').first().waitFor();
  await expectAccessible(page);
  await select(second);
  await expect.poll(() => rowOf(second).isVisible()).toBe(true);
  proxy.reconnect();
  await rowOf(second).waitFor({ state: 'detached' });
  await page.getByText('Live', { exact: true }).waitFor();
  expectConsoleErrors(/Failed to load resource|net::ERR/);
});
