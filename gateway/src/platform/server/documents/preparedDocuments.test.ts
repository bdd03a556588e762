import { expect, test, vi } from 'vitest';
import { tinySchema } from '../../../testing/tinySchema.ts';
import { createPreparedDocuments } from './preparedDocuments.ts';

const limits = {
  characters: 20_000,
  tokens: 4_000,
  depth: 20,
  aliases: 30,
  rootFields: 20,
  selections: 1_000,
  cost: 100,
};

function documents() {
  return createPreparedDocuments({
    schema: tinySchema(),
    limits,
    allowsIntrospection: true,
    suggestsNames: false,
  });
}

/** As long as is allowed, most of it a comment. */
function long(index: number): string {
  return `{ whoAmI } # ${index} ${'x'.repeat(limits.characters - 30)}`;
}

test('a document is read once for all who send it, and each one is asked whether they may run it', async () => {
  const prepared = documents();
  const mayRun = vi.fn<() => void>();
  const first = await prepared.prepare('{ whoAmI }', mayRun);
  await expect(prepared.prepare('{ whoAmI }', mayRun)).resolves.toBe(first);
  expect(mayRun).toHaveBeenCalledTimes(2);
});

test('documents of any length take no more memory than is set aside: the oldest are forgotten', async () => {
  const prepared = documents();
  const first = await prepared.prepare(long(0), () => undefined);
  for (let index = 1; index < 10; index += 1) await prepared.prepare(long(index), () => undefined);
  await expect(prepared.prepare(long(0), () => undefined)).resolves.toBe(first);
  for (let index = 10; index < 40; index += 1) await prepared.prepare(long(index), () => undefined);
  await expect(prepared.prepare(long(0), () => undefined)).resolves.not.toBe(first);
});
