import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestStack } from '../testing/startTestStack.ts';

// Every write has a key unless its endpoint says why not, so that the retry of a mutation gets the first response.
// The endpoints without one are listed here a second time: a new one needs an entry in this table and in decision 88.
const withoutKey: Readonly<Record<string, string>> = {
  beginWebhookDelivery: 'lease',
  claimExports: 'lease',
  claimWebhookDeliveries: 'lease',
  endSession: 'sign-in',
  finishWebhookDelivery: 'lease',
  moveSandboxClock: 'sandbox clock',
  openLocationPortal: 'card network',
  openOrganizationPortal: 'card network',
  previewRecurrence: 'computation',
  putLocationPaymentMethod: 'card network',
  putOrganizationPaymentMethod: 'card network',
  requestEmailCode: 'sign-in',
  requestPhoneCode: 'sign-in',
  stopExport: 'lease',
  storeExportPage: 'lease',
  verifyEmailCode: 'sign-in',
  verifyMagicLink: 'sign-in',
  verifyPhoneCode: 'sign-in',
  verifySso: 'sign-in',
};

const root = join(import.meta.dirname, '..');

const write = z.object({
  name: z.string(),
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  withoutKey: z.string().optional(),
});

const declared = /\bendpoint\(\{\s*name: '\w+',\s*method: '(?:POST|PUT|PATCH|DELETE)'/g;

const files = globSync('**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'),
);
const counts = files.flatMap((file) => {
  const count = readFileSync(join(root, file), 'utf8').matchAll(declared).toArray().length;
  return count === 0 ? [] : [{ file, count }];
});

/** The endpoints that write, by the file that declares them. */
const slices = await Promise.all(
  counts.map(async ({ file, count }) => {
    const slice = (await import(join(root, file))) as Readonly<Record<string, unknown>>;
    return { file, count, found: Object.values(slice).flatMap((value) => write.safeParse(value).data ?? []) };
  }),
);
const writes = slices.flatMap(({ found }) => found);

test('every endpoint that writes is exported, so that this table has it', () => {
  expect(slices.filter(({ count, found }) => found.length !== count).map(({ file }) => file)).toEqual([]);
});

test('every write has an idempotency key, except those of the table', () => {
  expect(writes.length).toBeGreaterThan(150);
  expect(
    Object.fromEntries(
      writes.flatMap(({ name, withoutKey: why }) => (why === undefined ? [] : [[name, why]])),
    ),
  ).toEqual(withoutKey);
});

/** A path without the names of its parameters, with a slash at the end. */
const masked = (path: string) => path.replace(/\{[^}]+\}/g, '{}').replace(/\/?$/, '/');

describe('the REST API documents the key', async () => {
  const parameter = z.object({ in: z.string(), name: z.string() });
  const operation = z.object({ parameters: z.array(parameter).optional() });
  const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });
  const { upstream } = await startTestStack();
  const response = await fetch(`${upstream.url}/openapi.json`);
  const { paths } = description.parse(await response.json());

  const takers = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.some(({ name }) => name === 'Idempotency-Key')
          ? [`${method.toUpperCase()} ${masked(path)}`]
          : [],
      ),
    ),
  );
  const takesKey = ({ method, path }: z.output<typeof write>) =>
    takers.has(`${method} ${masked(`/api${path}`)}`);

  test.each(writes.filter(({ withoutKey: why }) => why === undefined))(
    'the REST API documents the idempotency key of $name',
    (endpoint) => {
      expect(takesKey(endpoint)).toBe(true);
    },
  );

  const never = ['sign-in', 'lease'];

  test.each(writes.filter(({ name, withoutKey: why = '' }) => never.includes(why) && name !== 'endSession'))(
    'the REST API documents no idempotency key for $name',
    (endpoint) => {
      expect(takesKey(endpoint)).toBe(false);
    },
  );
});
