import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { dayAhead } from '../../stack/dayAhead.ts';
import { freePort } from '../../../../scripts/freePort.ts';
import { type Business, newBusiness } from '../../stack/newBusiness.ts';
import { postGigs } from '../../stack/postGigs.ts';
import { sharedStack } from '../../stack/sharedStack.ts';
import { startGuideReceiver } from './guideReceiver.ts';

const { url } = sharedStack;

/** More than may run and wait at once, each of which costs a quarter of what may run at once. */
const requests = 200;
const dear = `query ($location: Int!) { location(databaseId: $location) { ${Array.from(
  { length: 20 },
  (_, index) => `g${index}: gigs(first: 100) { edges { node { databaseId fill { places confirmed } } } }`,
).join(' ')} } }`;

it('serves an integrator from the first token to the export of a year', async () => {
  const business = await newBusiness(sharedStack, 'The Copper Wire');
  const shift = { position: 'Line Cook', date: dayAhead(3), startTime: '16:00', endTime: '22:00' };
  const [gig] = await postGigs({ url, token: business.token }, business, [shift]);
  const page = await visit({ token: business.token });

  const token = await makeToken(page);
  await runFromLibrary(token, business);
  const receiver = await subscribe(page);
  await changeGig(page, `/locations/${business.locationId}/gigs/${gig?.databaseId}`);
  await expect.poll(receiver.output).toContain(`gig.changed ${gig?.databaseId}\n`);
  await readDelivery(page);
  await runIntoLimit(page, token, business);
  await exportYear(page, String(gig?.databaseId), shift.date.slice(0, 4));
});

async function makeToken(page: Page): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'API tokens' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Name').fill('Payroll');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Your token').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  return token;
}

/** Finds an operation in GraphiQL's library, runs it as the token, and looks at its REST calls. */
async function runFromLibrary(token: string, { locationId }: Business): Promise<void> {
  const page = await visit();
  await page.goto('/graphiql');
  await page.getByRole('textbox', { name: 'API token' }).fill(token);
  await page.getByRole('button', { name: 'Use token' }).click();
  await page.getByText(/^Signed in as /).waitFor();
  await page.getByRole('tab', { name: 'Library' }).click();
  await page.getByText('Post gigs', { exact: true }).click();
  await page.getByRole('button', { name: 'Open The gigs of a location' }).click();
  await page.getByRole('tab', { name: 'Variables' }).click();
  await page.getByLabel('location (required)').fill('two');
  await page.getByRole('button', { name: 'Use these variables' }).click();
  await page.getByText('Enter a whole number.').waitFor();
  await page.getByLabel('location (required)').fill(String(locationId));
  await page.getByRole('button', { name: 'Use these variables' }).click();
  await page.getByText('The variables are in the editor.').waitFor();
  await page.getByRole('button', { name: /execute/i }).click();
  await expect.poll(() => page.locator('.result-window').innerText()).toContain('totalCount');
  await page.getByRole('tab', { name: 'Cost' }).click();
  await page.getByText(/\d+ REST calls? in \d+ waves?, [\d.]+ ms\./).waitFor();
  await page.getByRole('heading', { name: 'Wave 1' }).waitFor();
  await page.getByText(/of 60 seconds of REST calls left/).waitFor();
}

/** Subscribes to shifts with a selection of one's own, and checks the signature as the guide says. */
async function subscribe(page: Page): Promise<ReturnType<typeof startGuideReceiver>> {
  const port = await freePort();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByLabel('Name').fill('Payroll');
  await page.getByLabel('Payload').fill('{ databaseId wage { amountCents } skill { name } }');
  await page.getByLabel('Address').fill('http://10.0.0.1/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByText('Must have a public address.').waitFor();
  await expectGoodOnEveryDevice(page);

  await page.getByLabel('Address').fill(`http://127.0.0.1:${port}/`);
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByLabel('Your secret').inputValue();
  await expectGoodOnEveryDevice(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const receiver = startGuideReceiver(port, secret);
  const forge = () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"type":"gig.created"}' });
  // Once it listens.
  await expect.poll(async () => (await forge().catch(() => null))?.status).toBe(401);

  await page.getByRole('link', { name: 'Payroll', exact: true }).click();
  await page.getByRole('button', { name: 'Send test event' }).click();
  const delivery = page.getByRole('dialog', { name: 'Delivery' });
  await delivery.getByText('HTTP 202').waitFor();
  await expectGoodOnEveryDevice(page);
  await expect.poll(receiver.output).toMatch(/^gig\.created \d+\n$/);

  await delivery.getByRole('button', { name: 'Send again' }).click();
  // The receiver knows its webhook-id.
  await delivery.getByText('Already received').waitFor();
  expect(receiver.output()).toMatch(/^gig\.created \d+\n$/);
  return receiver;
}

async function changeGig(page: Page, path: string): Promise<void> {
  await page.goto(`${path}/edit`);
  await page.getByLabel(/^Hourly wage/).fill('28');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.waitForURL((address) => address.pathname === path);
}

/** The log of the webhook has what was sent. */
async function readDelivery(page: Page): Promise<void> {
  await page.goto('/settings/webhooks');
  await page.getByRole('link', { name: 'Payroll', exact: true }).click();
  await page.getByRole('link', { name: 'Shift changed' }).first().click();
  const payload = page.getByRole('region', { name: 'Payload' });
  await expect.poll(() => payload.innerText()).toMatch(/"amountCents": 2800[^]*"name": "Line Cook"/);
}

/** Sends too much at once, and reads when to go on. */
async function runIntoLimit(page: Page, token: string, { locationId }: Business): Promise<void> {
  const body = JSON.stringify({ query: dear, variables: { location: locationId } });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const responses = await Promise.all(
    Array.from({ length: requests }, async () => {
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      return { status: response.status, headers: response.headers, text: await response.text() };
    }),
  );
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(responses.length - refused.length).toBeGreaterThan(0);
  const [first] = refused;
  expect(Number(first?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(first?.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+, "calls";r=\d+;t=\d+$/);
  expect(first?.text).toContain('RATE_LIMITED');

  await page.goto('/settings/api-usage');
  const row = page.getByRole('row', { name: /^Payroll/ });
  await expect
    .poll(() => row.innerText())
    .toMatch(new RegExp(`\\s${refused.length}\\s+\\d+ of 60 s\\s+(Now|In \\d+ s)`));
  await row.getByRole('link').click();
  await page
    .getByRole('img', { name: /Payroll/ })
    .first()
    .waitFor();
  await page.getByText('Show as a table').click();
  await expectGoodOnEveryDevice(page);
}

/** Exports the gigs of a year, and reads the file. */
async function exportYear(page: Page, gig: string, year: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Exports' }).click();
  await page.getByRole('button', { name: 'New export' }).click();
  const dialog = page.getByRole('dialog', { name: 'New export' });
  await dialog.getByRole('combobox', { name: 'Year' }).click();
  await page.getByRole('option', { name: year }).click();
  await dialog.getByRole('button', { name: 'Start export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download/ }).click();
  const file = await (await download).createReadStream();
  const rows = parse(await text(file), { bom: true, columns: true });
  expect(rows).toEqual([expect.objectContaining({ databaseId: gig, 'skill.name': 'Line Cook' })]);
}
