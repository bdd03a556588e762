import { createMemoryHistory } from '@tanstack/react-router';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseSearch } from '../../platform/screen/searchParams.ts';
import { createAppRouter } from '../createAppRouter.ts';
import { type OpeningRequest, openingRequests, openings } from './openingRequests.ts';
import { pathParameters } from './pathParameters.ts';

/** Addresses of each screen that has openings: without and with filters. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/locations/:locationId': [
    '/locations/7',
    '/locations/7?period=past&statuses=open',
    '/locations/7?view=calendar',
  ],
  '/locations/:locationId/home': ['/locations/7/home'],
  '/locations/:locationId/schedule': [
    '/locations/7/schedule',
    '/locations/7/schedule?date=2027-01-02&days=3',
  ],
  '/locations/:locationId/connect': ['/locations/7/connect', '/locations/7/connect?name=ana&view=list'],
  '/locations/:locationId/pay': [
    '/locations/7/pay',
    '/locations/7/pay?by=person',
    '/locations/7/pay?breaks=skipped',
  ],
  '/locations/:locationId/dashboards{/:name}?': [
    '/locations/7/dashboards/spend',
    '/locations/7/dashboards/fill-rate?from=2026-01-01&to=2026-02-01&position=3',
    '/locations/7/dashboards/none',
    '/locations/7/dashboards',
  ],
  '/locations/:locationId/gigs/:gigId': ['/locations/7/gigs/12', '/locations/7/gigs/12?tab=pay'],
  '/locations/:locationId/gigs/:gigId/roster': ['/locations/7/gigs/12/roster'],
  '/locations/:locationId/gigs/:gigId/applicants': [
    '/locations/7/gigs/12/applicants',
    '/locations/7/gigs/12/applicants?stage=cancelled&ordering=-created_ts',
  ],
};

const now = Date.parse('2026-12-01T10:20:00Z');

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** What the loaders of the routes at an address ask for. */
async function askedByLoaders(href: string): Promise<OpeningRequest[]> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [href] }));
  const asked: OpeningRequest[] = [];
  const load = ({ params }: PreloadableConcreteRequest<OperationType>, variables: object) => {
    asked.push({ id: params.id, variables });
    return Promise.resolve({});
  };
  const client = { load, loadList: load, loadKept: load };
  for (const match of router.matchRoutes(router.latestLocation)) {
    const { loader } = router.routesById[match.routeId as keyof typeof router.routesById].options;
    if (typeof loader !== 'function') continue;
    const visit = { context: { client }, params: match.params, deps: match.loaderDeps, cause: 'enter' };
    await loader({
      ...visit,
      location: router.latestLocation,
      abortController: new AbortController(),
    } as never);
  }
  return asked;
}

test.each(Object.entries(addresses).flatMap(([pattern, hrefs]) => hrefs.map((href) => ({ pattern, href }))))(
  'the page at $href sends what the loaders ask for',
  async ({ pattern, href }) => {
    const { pathname, search } = new URL(href, 'http://localhost');
    const address = {
      parameters: pathParameters(pattern, pathname),
      search: parseSearch(search),
      nowMs: now,
    };
    const asked = await askedByLoaders(href);
    const sent = openingRequests(pattern, address);
    // What is left to the loader is a view whose code comes on demand, or no screen at all.
    expect(sent).toEqual(asked.slice(0, sent.length));
    expect(sent.length).toBe(isLeftToLoader(href) ? 1 : 2);
  },
);

const isLeftToLoader = (href: string) => /view=calendar|by=person|dashboards(?:\/none)?$/.test(href);

test('every screen that the page knows has an address here', () => {
  expect(Object.keys(addresses)).toEqual(Object.keys(openings));
});

test('an address without an id of a location or a shift asks only for the frame', () => {
  const address = { search: {}, nowMs: now };
  const shell = openingRequests('/settings', { ...address, parameters: {} });
  expect(shell).toHaveLength(1);
  expect(
    openingRequests('/locations/:locationId/home', { ...address, parameters: { locationId: 'x' } }),
  ).toEqual(shell);
  expect(
    openingRequests('/locations/:locationId/gigs/:gigId', {
      ...address,
      parameters: { locationId: '1', gigId: '01' },
    }),
  ).toEqual(shell);
});
