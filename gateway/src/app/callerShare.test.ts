import { afterEach, beforeEach, expect, test } from 'vitest';
import { json } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;
let release: PromiseWithResolvers<void>;

/** A server that answers the heavy caller when the test says so, and others at once. */
beforeEach(async () => {
  faulty = await startFaultyUpstream();
  release = Promise.withResolvers<void>();
  faulty.script((request, response) => {
    const respond = () => json(200, { id: 7, status: 'POSTED' })(request, response);
    if (request.headers.authorization === 'Bearer heavy') void release.promise.then(respond);
    else respond();
  });
  gateway = await startTestGateway({
    environment: { MAX_WAITING_PER_CALLER: '3', MAX_CALLS_PER_CALLER: '2' },
    settings: { upstream: impatient(faulty.base) },
  });
});

afterEach(async () => {
  release.resolve();
  await gateway.close();
  await faulty.stop();
});

const gigQuery = '{ gig(id: 7) { id } }';
const dear =
  '{ gigs(first: 100) { edges { node { selves { self { self { self { self { self { id } } } } } } } } } }';
const heavyCalls = () => faulty.received.filter(({ headers }) => headers.authorization === 'Bearer heavy');

test('the calls of a caller who waits for many leave others theirs', async () => {
  const aliases = Array.from({ length: 10 }, (_, index) => `g${index}: gig(id: ${index}) { id }`);
  const heavy = gateway.post({ query: `{ ${aliases.join(' ')} }` }, { token: 'heavy' });
  await expect.poll(() => heavyCalls().length).toBe(2);
  const { data, errors } = await gateway.post({ query: gigQuery }, { token: 'other' });
  expect({ data, errors }).toEqual({ data: { gig: { id: 7 } }, errors: undefined });
  expect(heavyCalls()).toHaveLength(2);
  release.resolve();
  expect((await heavy).errors).toBeUndefined();
  expect(heavyCalls()).toHaveLength(10);
});

test('a caller with too many operations waiting is refused with 429, and no other is', async () => {
  // Three run and three wait.
  const heavy = Array.from({ length: 7 }, () => gateway.post({ query: dear }, { token: 'heavy' }));
  const refused = await Promise.race(heavy);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 1 } }]);
  expect((await gateway.post({ query: gigQuery }, { token: 'other' })).data).toEqual({ gig: { id: 7 } });
  release.resolve();
  const statuses = (await Promise.all(heavy)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 200, 200, 429]);
});

test('an export takes turns with the other calls of its caller', async () => {
  const heavy = gateway.post({ query: '{ a: gig(id: 1) { id } b: gig(id: 2) { id } }' }, { token: 'heavy' });
  await expect.poll(() => heavyCalls().length).toBe(2);
  const exported = fetch(`${gateway.url}/exports/locations/1/gigs.csv`, {
    headers: { authorization: 'Bearer heavy' },
  });
  await gateway.post({ query: gigQuery }, { token: 'other' });
  await gateway.post({ query: gigQuery }, { token: 'other' });
  expect(heavyCalls()).toHaveLength(2);
  release.resolve();
  await Promise.all([heavy, exported]);
  expect(heavyCalls().length).toBeGreaterThan(2);
});
