import { readFile } from 'node:fs/promises';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { libraryOperations } from '../platform/server/graphiql/library/library.ts';
import { schema } from './schema.ts';

const file = new URL('../../../persisted-documents.json', import.meta.url);
const persisted = z.record(z.string(), z.string()).parse(JSON.parse(await readFile(file, 'utf8')));

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
 * Subscriptions of the web app count for nothing here: no test runs them as they are.
 */
test('every root field has an example that a test runs', () => {
  const planned = Object.values(persisted).filter((text) => !text.startsWith('subscription'));
  const examples = new Set([...planned, ...libraryOperations.map(({ text }) => text)].flatMap(rootFieldsOf));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(fields.filter((field) => !examples.has(field))).toEqual([]);
});
