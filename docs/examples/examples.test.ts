import { createTestToken } from '@brigade/gateway/testing/createTestWebhook.ts';
import { startTestStack } from '@brigade/gateway/testing/startTestStack.ts';
import { expect, test } from 'vitest';
import { example as withApollo } from './apollo/main.ts';
import { example as withFetch } from './fetch/main.ts';
import { example as withRelay } from './relay/main.ts';
import { startBusyProxy } from './testing/startBusyProxy.ts';

const stack = await startTestStack();

const examples = [
  ['fetch', withFetch, 'Park behind the house.'],
  ['Apollo Client', withApollo, 'Use the side door.'],
  ['Relay', withRelay, 'Ask for Elena.'],
] as const;

test.each(examples)(
  'the example with %s lists the shifts that need people, changes the first, and gets the event, although the service was busy',
  async (_, example, instructions) => {
    const { secret: token } = await createTestToken(stack, 'manager', ['READ', 'POST']);
    const proxy = await startBusyProxy(stack.url);
    const lines: string[] = [];

    await example({ url: proxy.url, token }, (line) => lines.push(line));

    expect(proxy.refused()).toBeGreaterThan(1);
    // More than one page of ten.
    expect(lines.length).toBeGreaterThan(12);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toMatch(/^#\d+ \d{4}-\d\d-\d\d [A-Z][\w -]+: \d of \d$/);
    expect(lines.at(-1)).toMatch(/^#\d+ now says: /);
    expect(lines.at(-1)).toContain(instructions);
  },
);

test.each(examples)('the example with %s says why a token may not change a shift', async (_, example) => {
  const { secret: token } = await createTestToken(stack);
  const lines: string[] = [];
  await example({ url: stack.url, token }, (line) => lines.push(line));
  expect(lines.at(-1)).toMatch(/^Refused \(FORBIDDEN\): .*POST/);
});

test.each(examples)('the example with %s fails with an unknown token', async (_, example) => {
  const token = `brg_${'a'.repeat(36)}`;
  await expect(example({ url: stack.url, token }, () => {})).rejects.toThrow(/token/i);
});
