import { expect, inject, it } from 'vitest';
import { findGig } from '../../filling/applications/findGig.ts';
import { expectAccessible, expectReadable } from '../../browser/axe.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { newestCode } from '../../stack/outbox.ts';
import { sharedStack } from '../../stack/sharedStack.ts';

const { url } = sharedStack;
const { manager } = inject('tokens');

it('lets an integrator select by an ad-hoc document, and the browser shows it', async () => {
  const gig = await findGig(
    url,
    manager,
    2,
    ({ places, selected, openApplications }) => places > selected && openApplications >= 1,
  );
  const found = await graphql<{
    node: { applications: { edges: { node: { id: string; pro: { displayName: string } } }[] } };
  }>(
    url,
    'query ($gig: ID!) { node(id: $gig) { ... on Gig { applications(first: 1, filter: { stage: OPEN }) { edges { node { id pro { displayName } } } } } } }',
    { gig: gig.id },
    manager,
  );
  const applicant = found.data?.node.applications.edges[0]?.node;
  const response = await graphql<{
    selectApplicants: { results: { application: { status: string } | null }[] };
  }>(
    url,
    'mutation ($id: ID!) { selectApplicants(input: { applicationIds: [$id], overrideNote: "They know the place" }) { results { application { status } errors { message } } } }',
    { id: applicant?.id },
    manager,
  );
  expect(response.data?.selectApplicants.results[0]?.application?.status).toBe('SELECTED');

  const page = await visit({ token: manager });
  await page.goto(`/locations/2/gigs/${gig.databaseId}/applicants?stage=selected`);
  await page.getByRole('button', { name: `Confirm ${applicant?.pro.displayName}` }).waitFor();
});

it('answers unknown, foreign and malformed ids alike by their codes', async () => {
  const response = await graphql(
    url,
    '{ unknown: gig(databaseId: 99999999) { id } foreign: location(databaseId: 5) { id } malformed: node(id: "nonsense") { id } }',
    {},
    manager,
  );
  const codes = Object.fromEntries(
    (response.errors ?? []).map(({ path, extensions }) => [path?.[0], extensions.code]),
  );
  expect(codes).toEqual({ unknown: 'NOT_FOUND', foreign: 'NOT_FOUND', malformed: 'BAD_USER_INPUT' });
});

it('offers GraphiQL without a request to other servers, with a sign-in that works', async () => {
  const page = await visit();
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (
      new URL(request.url()).origin !== url &&
      !request.url().startsWith('data:') &&
      !request.url().startsWith('blob:')
    )
      foreign.push(request.url());
  });
  await page.goto('/graphiql');
  await page.getByLabel('Email').fill('admin@brigade.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('A code is on its way.').waitFor();
  await page
    .getByLabel('Code', { exact: true })
    .fill(await newestCode(sharedStack.upstreamUrl, 'admin@brigade.example'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Signed in as admin@brigade.example.').waitFor();
  await page.getByRole('button', { name: /execute/i }).click();
  await expect.poll(() => page.locator('.result-window').innerText()).toContain('activeLocations');
  await page.getByText(/\d+ REST calls in \d+ waves?, [\d.]+ ms\./).waitFor();
  await page.getByRole('heading', { name: 'Wave 1' }).waitFor();
  expect(foreign).toEqual([]);
});

it('GraphiQL keeps in the browser what was run and saved, and passes on an operation as a link', async () => {
  const page = await visit({
    options: { viewport: { width: 360, height: 740 }, permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await page.goto('/graphiql');
  await page.getByRole('button', { name: /execute/i }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Open MyLocations' }).waitFor();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Where I work');
  await page.getByRole('button', { name: 'Save current operation' }).click();
  await page.getByRole('button', { name: 'Copy link to Where I work' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Open MyLocations' }).click();
  await expect.poll(() => page.locator('.graphiql-query-editor').innerText()).toContain('MyLocations');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await page.getByText('Nothing was run yet.').waitFor();
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByRole('button', { name: 'Open Where I work' }).waitFor();

  const other = await visit();
  const requested: string[] = [];
  other.on('request', (request) => requested.push(request.url()));
  await other.goto(link);
  await other.getByRole('heading', { name: 'From the link you opened' }).waitFor();
  await other.getByRole('button', { name: 'Open Where I work' }).click();
  await expect.poll(() => other.locator('.graphiql-query-editor').innerText()).toContain('MyLocations');
  const packed = new URL(link).hash.slice(1);
  expect(requested.filter((requestedUrl) => new URL(requestedUrl).search.includes(packed))).toEqual([]);
});

it('the API has a reference that is found from GraphiQL, read by anyone, and leads back with an example', async () => {
  const page = await visit({ options: { viewport: { width: 360, height: 740 }, colorScheme: 'light' } });
  await page.goto('/graphiql');
  await page.getByRole('link', { name: 'Reference' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('selectApplicants');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'selectApplicants', exact: true }).click();
  await page.getByRole('heading', { name: 'selectApplicants', level: 1 }).waitFor();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadable(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.getByRole('link', { name: 'Open Select in GraphiQL' }).click();
  await expect.poll(() => page.locator('.graphiql-query-editor').innerText()).toContain('selectApplicants');
});
