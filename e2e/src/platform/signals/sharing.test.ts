import { afterAll, expect, inject, it } from 'vitest';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { visit } from '../../browser/visit.ts';
import { graphql } from '../../stack/graphql.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { widgetPath, widgetReportPath, widgetScript } from './contactCenterWidget.ts';
import { startSignalReceiver } from './signalReceiver.ts';

const receiver = await startSignalReceiver({ [widgetPath]: widgetScript });
const stack = await startDemoStack(inject('demoFolder'), {
  BRIGADE_ENV: 'automation',
  ERROR_REPORTING_DSN: `http://key@127.0.0.1:${receiver.port}/42`,
  SEGMENT_WRITE_KEY: 'writeKeyOfJourney',
  SEGMENT_API_BASE: `http://127.0.0.1:${receiver.port}/`,
  W2_CONTACT_CENTER_KEY: 'keyOfJourney',
  W2_CONTACT_CENTER_SCRIPT_URL: `http://127.0.0.1:${receiver.port}${widgetPath}`,
});
afterAll(async () => {
  await stack.stop();
  receiver.close();
});

const { group, manager } = inject('tokens');
const question = 'Share error and usage reports?';

it('asks once, keeps the choice, and sends errors and use to the services, without anything about the person', async () => {
  expectConsoleErrors(/502/);
  const page = await visit({ token: manager, url: stack.url });
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) hosts.add(new URL(request.url()).host);
  });
  await page.goto('/locations/1/home');
  await page.getByText(question).waitFor();
  await expectGoodOnEveryDevice(page);
  expect(receiver.sentTo('/v1/batch')).toBe('');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => page.getByText(question).count()).toBe(0);

  // The next page is loaded with the choice; a proxy breaks one of its responses.
  const broken: string[] = [];
  await page.route('**/graphql', (route, request) => {
    const body = request.postData() ?? '';
    if (body.includes('"variables":{}')) return route.continue();
    broken.push(body);
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' });
  });
  await page.goto('/locations/1');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  // Leaving the page sends what it has.
  await page.goto('about:blank');

  await expect.poll(() => receiver.sentTo('/v1/batch')).toContain('/_app/locations/$locationId/home');
  await expect.poll(() => receiver.sentTo('/api/42/envelope/')).toContain('SchemaError');
  const everything = receiver.sentTo('/v1/batch') + receiver.sentTo('/api/42/envelope/');
  expect(everything).not.toMatch(/@brigade|bearer|\/locations\/1\b/i);
  expect([...hosts]).toEqual([new URL(stack.url).host]);
  // A screen waits for a person to try again.
  expect(broken).toEqual([...new Set(broken)]);
});

it('asks no one whose browser asks not to be tracked', async () => {
  const page = await visit({
    token: manager,
    url: stack.url,
    options: { extraHTTPHeaders: { DNT: '1' } },
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/settings');
  await page.getByText('Your browser asks not to be tracked').waitFor();
  expect(await page.getByText(question).count()).toBe(0);
});

it('loads the chat for W-2 workers after consent only, and the chat reaches neither the session nor the page', async () => {
  // The browser says what it refuses to the chat.
  expectConsoleErrors(/sandboxed/);
  const page = await visit({ token: group, url: stack.url });
  const gigs = await graphql<{ location: { gigs: { nodes: { databaseId: number }[] } } }>(
    stack.url,
    '{ location(databaseId: 5) { gigs(first: 1, filter: { employmentType: W2 }) { nodes { databaseId } } } }',
    {},
    group,
  );
  const gig = gigs.data?.location.gigs.nodes[0]?.databaseId;
  await page.goto(`/locations/5/gigs/${gig}?tab=details`);
  await page.getByText('The chat is run by another company.').waitFor();
  expect(receiver.sentTo(widgetPath)).toBe('');
  expect(page.frames()).toHaveLength(1);

  await page.getByRole('button', { name: 'Allow and open the chat' }).click();
  await page.frameLocator('iframe').getByText('How can we help?').waitFor();
  await expectGoodOnEveryDevice(page);
  await expect.poll(() => receiver.sentTo(widgetReportPath)).not.toBe('');
  const nothing = 'unreachable';
  expect(JSON.parse(receiver.sentTo(widgetReportPath))).toEqual({
    key: 'keyOfJourney',
    storage: nothing,
    cookies: nothing,
    page: nothing,
  });
});
