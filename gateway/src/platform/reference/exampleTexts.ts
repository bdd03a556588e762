import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { examples } from '../server/graphiql/examples.ts';
import type { Example } from './model/examples.ts';

/** The operations that tests run: the examples of GraphiQL, and the web app's. */
export async function exampleTexts(persistedDocuments: string): Promise<Omit<Example, 'name'>[]> {
  const documents = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(persistedDocuments, 'utf8')));
  return [...examples, ...Object.values(documents).map((text) => ({ title: null, text }))];
}
