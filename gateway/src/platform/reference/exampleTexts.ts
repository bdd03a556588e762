import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { libraryOperations } from '../server/graphiql/library/library.ts';
import type { Example } from './model/examples.ts';

/** The operations that tests run: those of GraphiQL's library, and the queries and mutations of the web app. */
export async function exampleTexts(persistedDocuments: string): Promise<Omit<Example, 'name'>[]> {
  const documents = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(persistedDocuments, 'utf8')));
  const examples = libraryOperations.map(({ title, text, variables }) => ({
    title,
    text,
    variables: variables === undefined ? null : JSON.stringify(variables, null, 2),
  }));
  // No test runs the web app's subscriptions as they are; the library has one for each.
  const ran = Object.values(documents).filter((text) => !text.startsWith('subscription'));
  return [...examples, ...ran.map((text) => ({ title: null, text, variables: null }))];
}
