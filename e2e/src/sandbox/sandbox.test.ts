import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newGroup } from '../pros/groups/newGroup.ts';
import { expectGoodScreen } from '../browser/goodScreen.ts';
import { visit } from '../browser/visit.ts';
import { dayAhead } from '../stack/dayAhead.ts';
import { graphql } from '../stack/graphql.ts';
import { mutate } from '../stack/mutate.ts';
import { postGigs } from '../stack/postGigs.ts';
import { startCollector } from '../stack/startCollector.ts';
import { startDemoStack } from '../stack/startDemoStack.ts';
import type { Stack } from '../stack/startStack.ts';
import { moveTime, turnPros } from './sandboxBar.ts';

// A clock of its own: moving that of the shared stack would disturb the other journeys.
let stack: Stack;
let collector: Awaited<ReturnType<typeof startCollector>>;
const { manager: token } = inject('tokens');

beforeAll(async () => {
  collector = await startCollector();
  stack = await startDemoStack(inject('demoFolder'), { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await stack.stop();
  collector.stop();
});

interface Place {
  location: { id: string; pros: { edges: { node: { id: string; displayName: string } }[] } };
}

/** A gig at the first location, offered to three pros and to a group of seven; gives its number and their names. */
async function offerGig(): Promise<{ gigId: number; names: string[] }> {
  const session = { url: stack.url, token };
  const response = await graphql<Place>(
    stack.url,
    '{ location(databaseId: 1) { id pros(first: 10) { edges { node { id displayName } } } } }',
    {},
    token,
  );
  if (!response.data) throw new Error(JSON.stringify(response.errors));
  const { id } = response.data.location;
  const pros = response.data.location.pros.edges.map(({ node }) => node);
  const proIds = pros.map((pro) => pro.id);
  const groupId = await newGroup(session, { id }, { name: 'Sandbox crew', proIds: proIds.slice(3) });
  const shift = {
    position: 'Dishwasher',
    date: dayAhead(3),
    startTime: '18:00',
    endTime: '22:00',
    places: 10,
  };
  const [gig] = await postGigs(session, { id, locationId: 1 }, [shift]);
  if (!gig) throw new Error('Nothing was posted.');
  await mutate(session, 'OfferGigInput', 'offerGig(input: $input) { errors { message } }', {
    gigId: gig.id,
    proIds: proIds.slice(0, 3),
    groupIds: [groupId],
  });
  return { gigId: gig.databaseId, names: pros.map(({ displayName }) => displayName) };
}

test('pros answer an offer while the clock moves, and the screen shows it', async () => {
  const { gigId, names } = await offerGig();
  const page = await visit({ token, url: stack.url });
  await page.goto(`/locations/1/gigs/${gigId}/applicants?stage=confirmed`);
  await page.getByRole('button', { name: 'Time and pros' }).click();
  const ahead = page.getByText(/ ahead$/);
  const before = await ahead.textContent();
  await turnPros(page, true);
  await expectGoodScreen(page);

  await moveTime(page, '+ 1 hour');
  await moveTime(page, '+ 1 hour');

  const happened = page.getByRole('list', { name: 'What happened, newest first' });
  await expect.poll(() => happened.textContent()).toContain('accepted the offer');
  const acts = (await happened.textContent()) ?? '';
  const accepted = names.filter((name) => acts.includes(`${name} accepted the offer`));
  expect(accepted.length).toBeGreaterThan(0);
  // Without a reload: the applicants' list follows along.
  for (const name of accepted) {
    await expect.poll(() => page.locator('#main').textContent()).toContain(name);
  }
  await expect.poll(() => ahead.textContent()).not.toBe(before);

  // The button goes with the time ahead.
  await page.getByRole('button', { name: 'Back to real time', exact: true }).click();
  await page.getByRole('button', { name: 'Move back', exact: true }).click();
  await expect.poll(() => page.getByText('Nothing here is real').count()).toBe(1);
});

test('one trace goes from the page through the gateway to the REST API', async () => {
  const page = await visit({ token, url: stack.url });
  const asked = page.waitForRequest((request) => request.headers()['traceparent'] !== undefined);
  await page.goto('/locations/1/gigs');
  const [, traceId, pageSpan] = (await asked).headers()['traceparent']?.split('-') ?? [];
  const spansOf = (service: string) =>
    collector.spans.filter((span) => span.traceId === traceId && span.service === service);

  // Both servers send their spans in batches.
  await expect.poll(() => spansOf('brigade-rest').length).toBeGreaterThan(0);
  const isFromPage = () => spansOf('brigade-gateway').some(({ parentSpanId }) => parentSpanId === pageSpan);
  await expect.poll(isFromPage).toBe(true);
  const calls = spansOf('brigade-gateway').map(({ spanId }) => spanId);
  expect(calls).toEqual(
    expect.arrayContaining(spansOf('brigade-rest').map(({ parentSpanId }) => parentSpanId)),
  );
});
