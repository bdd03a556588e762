import { readFileSync, statSync } from 'node:fs';
import { parse, type DocumentNode, type GraphQLError } from 'graphql';
import { z } from 'zod';

/** Documents that the web app was built with; they may be run by id and need no limits on their text. */
export interface PersistedDocuments {
  /** Null when no document is stored under the id. */
  find(id: string): PersistedDocument | null;
}

interface PersistedDocument {
  readonly text: string;
  readonly document: DocumentNode;
  /** What does not fit the schema; empty unless the web app was built for another one. */
  readonly errors: readonly GraphQLError[];
}

export interface PersistedDocumentsOptions {
  /** Reads the file again when it has changed and an id is not known: for development. */
  readonly follow: boolean;
  readonly validate: (document: DocumentNode) => readonly GraphQLError[];
}

const fileSchema = z.record(z.string(), z.string());

/**
 * Documents from the file that relay-compiler writes: `{"<id>": "<text>"}`. Each is parsed and validated when it is
 * first asked for.
 *
 * @throws Error at once when the file cannot be read.
 */
export function readPersistedDocuments(
  path: string,
  { follow, validate }: PersistedDocumentsOptions,
): PersistedDocuments {
  let texts = new Map<string, string>();
  let readAt = 0;
  const documents = new Map<string, PersistedDocument>();

  function read(): void {
    readAt = statSync(path).mtimeMs;
    texts = new Map(Object.entries(fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))));
  }

  read();
  return {
    find(id) {
      const known = documents.get(id);
      if (known !== undefined) return known;
      if (follow && !texts.has(id) && statSync(path).mtimeMs !== readAt) read();
      const text = texts.get(id);
      if (text === undefined) return null;
      const document = parse(text);
      const found = { text, document, errors: validate(document) };
      documents.set(id, found);
      return found;
    },
  };
}
