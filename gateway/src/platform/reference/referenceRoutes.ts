import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Upstream } from '../rest/upstream.ts';
import { referencePolicy } from '../server/http/securityHeaders.ts';
import { sendJson } from '../server/http/send.ts';
import { createDownloads, sendDescription } from './downloads.ts';
import { exampleTexts } from './exampleTexts.ts';
import { base, createReference, type Reference } from './model/reference.ts';
import { pageOf } from './pageOf.ts';
import { layout, type Page } from './pages/layout.ts';
import { noDescriptionPage } from './pages/missingPages.ts';
import { sendText } from './sendText.ts';

export interface ReferenceOptions {
  readonly schema: GraphQLSchema;
  readonly hasGraphiQL: boolean;
  /** The file of the web app's documents, whose operations are examples. */
  readonly persistedDocuments: string;
  readonly upstream: Upstream;
}

/** Serves `/reference` and the paths below it. */
export type ReferenceRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

const styles = new URL('reference.css', import.meta.url);

/** Serves the reference of a schema. It is made at the first request, and its pages have no scripts. */
export function createReferenceRoutes(options: ReferenceOptions): ReferenceRoutes {
  const { hasGraphiQL, persistedDocuments, upstream } = options;
  const downloads = createDownloads(options);
  let made: Promise<Reference> | null = null;
  const reference = () =>
    (made ??= exampleTexts(persistedDocuments).then((examples) => createReference({ ...options, examples })));

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
      return;
    }
    const below = path.slice(base.length).replace(/\/$/, '');
    const name = below.slice(1);
    const searched = new URL(request.url ?? '/', 'http://gateway.invalid').searchParams.get('q') ?? '';
    const send = (text: string, type: string, headers: Readonly<Record<string, string>> = {}, status = 200) =>
      sendText(request, response, { status, text, headers: { 'content-type': type, ...headers } });
    const sendPage = (page: Page) =>
      send(
        layout(page, { hasGraphiQL, path: base + below, searched }),
        'text/html; charset=utf-8',
        { 'content-security-policy': referencePolicy },
        page.status,
      );

    if (name === 'reference.css') {
      await send(await readFile(styles, 'utf8'), 'text/css; charset=utf-8');
    } else if (name === 'openapi.json') {
      if (!(await sendDescription(response, upstream))) await sendPage(noDescriptionPage);
    } else {
      const file = await downloads.get(name)?.();
      await (file === undefined
        ? sendPage(pageOf(below, searched, await reference()))
        : send(file.text, file.type, { 'content-disposition': `attachment; filename="${name}"` }));
    }
  };
}
