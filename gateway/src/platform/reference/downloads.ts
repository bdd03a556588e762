import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { restProblem } from '../images/restProblem.ts';
import { RestError } from '../rest/restError.ts';
import type { Upstream } from '../rest/upstream.ts';
import { departure } from '../server/http/departure.ts';
import { sendStream } from '../server/http/send.ts';

/** A file to download. */
export interface Download {
  readonly type: string;
  readonly text: string;
}

export interface DownloadSources {
  readonly schema: GraphQLSchema;
  /** The file of the web app's documents. */
  readonly persistedDocuments: string;
}

/** The files that this server has itself, by their names. */
export function createDownloads({
  schema,
  persistedDocuments,
}: DownloadSources): ReadonlyMap<string, () => Promise<Download>> {
  const json = 'application/json; charset=utf-8';
  let printed: string | null = null;
  return new Map([
    [
      'schema.graphql',
      () =>
        Promise.resolve({
          type: 'application/graphql; charset=utf-8',
          text: (printed ??= `${printSchema(lexicographicSortSchema(schema))}\n`),
        }),
    ],
    [
      'persisted-documents.json',
      async () => ({ type: json, text: await readFile(persistedDocuments, 'utf8') }),
    ],
  ]);
}

/** How long the REST API may take to send its description, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Passes on the description of the REST API.
 *
 * @returns false if it has none; nothing is sent then.
 * @throws HttpProblem if it does not respond.
 */
export async function sendDescription(response: ServerResponse, upstream: Upstream): Promise<boolean> {
  const signal = departure(response);
  const file = await upstream
    .getFile({
      name: 'openapi.json',
      method: 'GET',
      path: 'openapi.json',
      headers: { accept: 'application/json' },
      body: null,
      signal,
      timeoutMs,
    })
    .catch((error: unknown) => {
      throw error instanceof RestError ? restProblem(error) : error;
    });
  if (file.status !== 200) {
    await file.body.dump();
    return false;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="openapi.json"',
    'cache-control': 'no-cache',
  });
  await sendStream(response, file.body, signal);
  return true;
}
