import type { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { chanceOf } from '../testing/execution/chance.ts';
import { randomDocument } from '../testing/execution/randomDocument.ts';
import { errorTexts, executeBoth, nulledBy } from '../testing/execution/sameExecution.ts';
import { scriptedSchema } from '../testing/execution/scriptedSchema.ts';
import { schema } from './schema.ts';

/** The same seed gives the same documents. `EXECUTION_RUNS=20000` compares that many. */
const firstSeed = Number(process.env['EXECUTION_SEED'] ?? 1);
const runs = Number(process.env['EXECUTION_RUNS'] ?? 150);
/** Milliseconds; enough for a machine that does much else. */
const timeout = 30_000 + 100 * runs;
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);

const scripted = scriptedSchema(schema);

function pathsOf(errors: readonly GraphQLError[] = []): string[] {
  return errors.map(({ path }) => String(path));
}

function subject(seed: number, isAsync: boolean) {
  const chance = chanceOf(seed);
  const oneFailureIn = chance.pick([8, 30, 10_000], 'failures');
  return { document: randomDocument(scripted, chance), script: { chance, isAsync, oneFailureIn } };
}

test('compiled operations give byte for byte the results of graphql-js', { timeout }, async () => {
  let errors = 0;
  for (const seed of seeds) {
    const { document, script } = subject(seed, false);
    const { reference, compiled, orders } = await executeBoth(scripted, document, script);
    const about = `seed ${seed}\n${document.text}`;
    expect(JSON.stringify(compiled.data), about).toBe(JSON.stringify(reference.data));
    expect(errorTexts(compiled.errors), about).toEqual(errorTexts(reference.errors));
    expect(orders[1], about).toEqual(orders[0]);
    errors += compiled.errors?.length ?? 0;
  }
  expect(errors).toBeGreaterThan(runs / 2);
});

// Of several errors that make the same object null, graphql-js reports the one that arrives first. Compiled operations
// need fewer microtasks to notice one, so another may be first there.
test(
  'compiled operations whose resolvers answer later give the data of graphql-js, and errors at the same places',
  { timeout },
  async () => {
    for (const seed of seeds) {
      const { document, script } = subject(seed, true);
      const { reference, compiled, orders } = await executeBoth(scripted, document, script);
      const about = `seed ${seed}\n${document.text}`;
      expect(JSON.stringify(compiled.data), about).toBe(JSON.stringify(reference.data));
      expect(orders[1].toSorted(), about).toEqual(orders[0].toSorted());
      const inOrder = document.text.startsWith('mutation');
      expect(inOrder ? orders[1] : [], about).toEqual(inOrder ? orders[0] : []);
      const places = (errors = reference.errors) =>
        new Set((errors ?? []).map((each) => nulledBy(each, compiled.data)));
      expect([...places(compiled.errors ?? [])].toSorted(), about).toEqual([...places()].toSorted());
      const ofBoth = new Set(
        pathsOf(reference.errors).filter((path) => pathsOf(compiled.errors).includes(path)),
      );
      const shared = (errors: readonly GraphQLError[] = []) =>
        errorTexts(errors.filter(({ path }) => ofBoth.has(String(path)))).toSorted();
      expect(shared(compiled.errors), about).toEqual(shared(reference.errors));
    }
  },
);
