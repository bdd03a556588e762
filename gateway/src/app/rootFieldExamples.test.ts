import { fileURLToPath } from 'node:url';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { exampleTexts } from '../platform/reference/exampleTexts.ts';
import { schema } from './schema.ts';

const file = fileURLToPath(new URL('../../../persisted-documents.json', import.meta.url));
const shown = await exampleTexts(file);

/** "Query.gig" for each root field of a document, also of its fragments on a root type. */
function rootFieldsOf(text: string): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return parse(text).definitions.flatMap((definition) => {
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    if (!isOperation && definition.kind !== Kind.FRAGMENT_DEFINITION) return [];
    const type = isOperation
      ? schema.getRootType(definition.operation)?.name
      : roots.find((root) => root?.name === definition.typeCondition.name.value)?.name;
    if (type === undefined) return [];
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? [`${type}.${selection.name.value}`] : [],
    );
  });
}

/**
 * upstreamPlans.test.ts runs the queries and mutations of the web app, and library.test.ts all of the library.
 */
test('every root field has an example that a test runs', () => {
  const examples = new Set(shown.flatMap(({ text }) => rootFieldsOf(text)));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(fields.filter((field) => !examples.has(field))).toEqual([]);
});

test("of the web app's operations, the reference shows those that a test runs", () => {
  const texts = shown.filter(({ title }) => title === null).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !/^(query|mutation) \w+/.test(text))).toEqual([]);
});
