import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { currentCaller } from '../database/currentCaller.ts';
import { nameCallers } from './nameCallers.ts';

const server = Fastify();
nameCallers(server);
server.post('/', async () => currentCaller());

/** The name of who sends a request with a body, which is read between the hook and the handler. */
async function callerOf(headers: Record<string, string>): Promise<string> {
  const { body } = await server.inject({ method: 'POST', url: '/', headers, payload: { any: 'body' } });
  return body;
}

test('a caller is named by its session', async () => {
  expect(await callerOf({ authorization: 'Bearer one' })).toBe('Bearer one');
  expect(await callerOf({ authorization: 'Bearer other' })).toBe('Bearer other');
});

test('a caller without a session is named by its network', async () => {
  expect(await callerOf({})).toBe('127.0.0.1');
});

test('what the server does itself has no name', () => {
  expect(currentCaller()).toBe('');
});
