import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, refusal } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';

/** What must never be logged, wherever it comes from. */
const canaries = {
  token: 'canary-token-5f2e',
  phone: '+16465550199',
  email: 'canary@brigade.example',
  code: '918273',
  card: '4242424242424242',
};

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
  gateway = await startTestGateway({ settings: { upstream: impatient(faulty.base) } });
});

afterAll(async () => {
  await gateway.close();
  await faulty.stop();
});

/** The line of a request; it is written when the connection has taken the answer. */
async function lineOf(requestId: string): Promise<Record<string, unknown>> {
  const find = () =>
    gateway.log
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find((line) => line['requestId'] === requestId);
  return expect
    .poll(find)
    .toBeDefined()
    .then(() => find() ?? {});
}

describe('the log', () => {
  test('the log has one line a request, of listed facts', async () => {
    faulty.script(json(200, { id: 7, status: 'POSTED' }));
    await gateway.post(
      { query: 'query Mine { gig(id: 7) { id } }' },
      { headers: { 'x-request-id': 'log-request-1' } },
    );
    expect(await lineOf('log-request-1')).toEqual({
      level: 30,
      time: expect.any(String) as string,
      service: 'gateway',
      requestId: 'log-request-1',
      route: 'graphql',
      method: 'POST',
      status: 200,
      ms: expect.any(Number) as number,
      operation: 'ad-hoc',
      calls: 1,
      waves: 1,
      cost: 2,
      msg: 'request',
    });
  });

  test('the log says where and how a call failed', async () => {
    faulty.script(json(200, { id: 7, status: canaries.email.length }));
    await gateway.post({ query: '{ gig(id: 7) { id } }' }, { headers: { 'x-request-id': 'log-request-2' } });
    expect((await lineOf('log-request-2'))['problems']).toEqual([
      {
        code: 'UPSTREAM_INVALID',
        path: 'gig',
        endpoint: 'getGig',
        failure: 'UpstreamSchemaError',
        places: ['status'],
      },
    ]);
  });

  test('the log says where a programming error was thrown, but not its words', async () => {
    await gateway.post({ query: '{ bug }' }, { headers: { 'x-request-id': 'log-request-3' } });
    expect((await lineOf('log-request-3'))['problems']).toEqual([
      {
        code: 'INTERNAL',
        path: 'bug',
        failure: 'TypeError',
        frames: expect.arrayContaining([expect.stringContaining('tinySchema.ts')]) as string[],
      },
    ]);
  });

  test('the log and the metrics never hold a token, a phone number, an email address, a code or a card', async () => {
    const { token, phone, email, code, card } = canaries;
    const everything = Object.values(canaries).join(' ');
    const echo = { code: 'invalid', message: everything, target: email };
    const requests = [
      { query: `mutation { cancelGig(id: 7, reason: "${everything}") { id } }` },
      {
        query: 'mutation C($r: String!) { cancelGig(id: 7, reason: $r) { id } }',
        variables: { r: everything },
      },
      { query: 'query C($id: Int!) { gig(id: $id) { id } }', variables: { id: email } },
      {
        query: `query canary_${code} { gigs(after: "${Buffer.from(everything).toString('base64url')}") { totalCount } }`,
      },
      { query: `{ gig(id: ${card}) { id } # ${phone}\n }` },
      { query: `{ ${everything} }` },
      { query: '{ bug }', operationName: email },
      { id: email },
      { query: null, variables: { everything } },
    ];
    for (const [index, request] of requests.entries()) {
      faulty.script(index % 2 === 0 ? refusal(400, echo) : json(200, { id: everything, status: 1 }));
      await gateway.post(request, {
        token,
        headers: {
          'x-client-id': 'c1',
          'x-request-id': `canary-request-${index}`,
          cookie: `session=${token}`,
          referer: `http://x/?phone=${phone}`,
        },
      });
      await lineOf(`canary-request-${index}`);
    }
    await fetch(`${gateway.url}/invitations/accept/${token}?email=${email}`, {
      headers: { 'x-request-id': 'canary-request-path' },
    });
    await lineOf('canary-request-path');
    const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
    const written = gateway.log.join('') + metrics;
    for (const canary of Object.values(canaries)) expect(written).not.toContain(canary);
    expect(metrics).toContain('brigade_upstream_calls_total{endpoint="cancelGig",outcome="400"}');
  });
});
