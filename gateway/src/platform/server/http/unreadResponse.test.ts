import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buildSchema } from 'graphql';
import { expect, onTestFinished, test } from 'vitest';
import { startTestGateway } from '../../../testing/startTestGateway.ts';
import { defaultLoadSettings } from '../../load/loadSettings.ts';

/** More than the buffers of a connection take. */
const characters = 32_000_000;

const schema = buildSchema('type Query { large: String small: String }');
const { large, small } = schema.getQueryType()?.getFields() ?? {};
if (large) large.resolve = () => 'x'.repeat(characters);
if (small) small.resolve = () => 'x';

/** Posts a document on a connection of its own, reads the beginning of the answer, and then no more. */
async function readBeginning(url: URL, query: string): Promise<Socket> {
  const client = connect(Number(url.port), url.hostname);
  const body = JSON.stringify({ query });
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${url.host}`,
    'authorization: Bearer heavy',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  client.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  const [beginning] = (await once(client, 'data')) as [Buffer];
  client.pause();
  expect(beginning.toString()).toMatch(/^HTTP\/1\.1 200 /);
  return client;
}

test("an unread answer keeps its caller's share until the client disconnects, and nothing of others'", async () => {
  const load = { ...defaultLoadSettings, costAtOncePerCaller: 1, waitingPerCaller: 1 };
  const gateway = await startTestGateway({ schema, settings: { load } });
  onTestFinished(() => gateway.close());
  const client = await readBeginning(new URL(gateway.url), '{ large }');

  const further = [1, 2].map(() => gateway.post({ query: '{ small }' }, { token: 'heavy' }));
  const refused = await Promise.race(further);
  expect(refused.status).toBe(429);
  expect((await gateway.post({ query: '{ small }' }, { token: 'other' })).data).toEqual({ small: 'x' });

  client.destroy();
  const statuses = (await Promise.all(further)).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 429]);
  expect((await gateway.post({ query: '{ small }' }, { token: 'heavy' })).status).toBe(200);
});
