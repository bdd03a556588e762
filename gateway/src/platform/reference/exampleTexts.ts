import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { libraryOperations } from '../server/graphiql/library/library.ts';
import type { Example } from './model/examples.ts';

/** The operations that tests run: those of GraphiQL's library, and the web app's. */
export async function exampleTexts(persistedDocuments: string): Promise<Omit<Example, 'name'>[]> {
  const documents = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(persistedDocuments, 'utf8')));
  const examples = libraryOperations.map(({ title, text, variables }) => ({
    title,
    text,
    variables: variables === undefined ? null : JSON.stringify(variables, null, 2),
  }));
  return [...examples, ...Object.values(documents).map((text) => ({ title: null, text, variables: null }))];
}
