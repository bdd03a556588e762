import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';
import { impatient } from '../../testing/upstreamOptions.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;
let responded: PromiseWithResolvers<void>;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  faulty.script(json(200, { id: 7, status: 'POSTED' }));
  gateway = await startTestGateway({
    settings: { upstream: impatient(faulty.base) },
    onResponded: () => responded.resolve(),
  });
});

afterAll(async () => {
  await gateway.close();
  await faulty.stop();
});

/** What of a response does not depend on when it was sent. */
async function responseTo(accept: string, request: object) {
  responded = Promise.withResolvers();
  const begun = gateway.log.length;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: {
      accept,
      authorization: 'Bearer test-token',
      'content-type': 'application/json',
      'x-request-id': 'the-same-request',
    },
    body: JSON.stringify(request),
  });
  const headers = [...response.headers].filter(([name]) => name !== 'date' && name !== 'ratelimit');
  const body = (await response.text()).replace(/"callTime":\{[^}]*\}/, '"callTime":{}');
  // The line is written when the connection is done with the response, which may be after the client has read it.
  await responded.promise;
  const lines = gateway.log.slice(begun).map((line) => JSON.parse(line, withoutChance) as object);
  return { status: response.status, headers, body, lines };
}

/** Times differ from request to request, and the stack names who executed the operation. */
function withoutChance(key: string, value: unknown): unknown {
  return ['time', 'ms', 'frames'].includes(key) ? typeof value : value;
}

const cases: Record<string, object> = {
  data: { query: '{ gig(id: 7) { id status self { id } } whoAmI }' },
  'null for what the resolver does not find': { query: '{ viewer { id } }' },
  'variables with defaults': {
    query: 'query ($id: Int = 7, $all: Boolean!) { gig(id: $id) { id status @include(if: $all) } }',
    variables: { all: false },
  },
  'one of several operations': { query: 'query A { whoAmI } query B { viewer { id } }', operationName: 'B' },
  'a mutation': { query: 'mutation { cancelGig(id: 7, reason: "Rain") { status } }' },
  'an introspection': { query: '{ __schema { queryType { name } } }' },
  'the error of a field': { query: '{ bug whoAmI }' },
  'an error of a resolver that sets a status': { query: '{ rogue }' },
  'a document that is no GraphQL': { query: '{' },
  'a document that does not fit the schema': { query: '{ nothing }' },
  'variables that do not fit': {
    query: 'query ($id: Int!) { gig(id: $id) { id } }',
    variables: { id: 'seven' },
  },
  'an unknown id': { id: 'unknown' },
  'an unknown operation': { query: 'query A { whoAmI }', operationName: 'B' },
  'a document that is too expensive': {
    query: '{ gigs(first: 100) { edges { node { selves { selves { id } } } } } }',
  },
};

// A parameter is all that makes Yoga negotiate the media type.
test.each(Object.entries(cases))('the plain pipeline answers %s like Yoga', async (_, request) => {
  const plain = await responseTo('application/json', request);
  expect(plain).toEqual(await responseTo('application/json; charset=utf-8', request));
});

test.each(Object.entries(cases))(
  'the plain pipeline answers %s like Yoga in the newer media type',
  async (_, request) => {
    const plain = await responseTo('application/graphql-response+json, application/json', request);
    expect(plain).toEqual(await responseTo('application/graphql-response+json; charset=utf-8', request));
  },
);
