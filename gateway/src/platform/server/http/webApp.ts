import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { readScreenPages } from './screenPages.ts';
import { sendJson } from './send.ts';

/** Handles every path that no other route handles. */
export type WebApp = (request: IncomingMessage, response: ServerResponse) => void;

const missingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Brigade is not built yet</title>
<h1>The web app is not built yet</h1>
<p>The gateway runs, but finds no built web app. <code>npm start</code> builds it; with <code>npm run dev</code> it is
served by the development server, whose address is in the terminal.</p>
<p>The GraphQL endpoint is at /graphql.</p>
</html>
`;

/**
 * Files that must stay private: those such as `.env`, and source maps, which hold the whole source code. The pages of
 * screens have the addresses of the screens.
 */
const hidden = /\/\.(?!well-known\/)|\.map(\.(gz|br))?$|^\/screens\//i;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function isHidden(url: string): boolean {
  try {
    return hidden.test(decodeURIComponent(pathOf(url)));
  } catch {
    return true;
  }
}

const isAsset = (path: string): boolean => path.startsWith('/assets/');

/** Names of built files contain a content hash; the page that references them must always be revalidated. */
function cacheControl(path: string): string {
  return isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export interface WebAppOptions {
  /** Checks the folder on every request, because the app may be rebuilt; else only at startup. */
  readonly follow: boolean;
  /** Content-Security-Policy of its pages. */
  readonly policy: string;
  /** What else its pages are sent with. */
  readonly headers?: Readonly<Record<string, string>>;
}

function respondNotBuilt(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(missingPage);
}

/**
 * Serves the built web app: its files, and its page for every other path, which the client-side router handles. The
 * page of a screen preloads what the screen begins with. If the app is not built, a page with build instructions is
 * served instead.
 *
 * @param root folder of the built app.
 */
export function createWebApp(root: string, { follow, policy, headers = {} }: WebAppOptions): WebApp {
  const page = join(root, 'index.html');
  const pageHeaders = new Map(Object.entries({ 'content-security-policy': policy, ...headers }));
  if (!follow && !existsSync(page)) return respondNotBuilt;
  const files = sirv(root, {
    dev: follow,
    single: true,
    gzip: true,
    brotli: true,
    etag: true,
    // A missing file must not return the page: a browser would run it as a script.
    ignores: [/^\/assets\//],
  });
  const known = follow ? null : readScreenPages(root);
  return (request, response) => {
    if (isHidden(request.url ?? '')) {
      sendJson(response, 404, { status: 'not found' });
    } else if (follow && !existsSync(page)) {
      respondNotBuilt(request, response);
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      // Set before the file server runs: a 304 has headers too, and they replace those in the browser's cache.
      response.setHeader('cache-control', cacheControl(request.url ?? ''));
      response.setHeaders(pageHeaders);
      const path = pathOf(request.url ?? '');
      // Most requests are for assets, which are no screens.
      if (!isAsset(path)) request.url = (known ?? readScreenPages(root))(path) ?? request.url;
      files(request, response, () => sendJson(response, 404, { status: 'not found' }));
    } else {
      sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
    }
  };
}
