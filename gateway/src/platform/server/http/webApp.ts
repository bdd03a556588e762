import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { sendJson } from './send.ts';

/** Answers every path that nothing else answers. */
export type WebApp = (request: IncomingMessage, response: ServerResponse) => void;

const missingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Brigade is not built yet</title>
<h1>The web app is not built yet</h1>
<p>The gateway runs, but finds no built web app. <code>npm start</code> builds it; with <code>npm run dev</code> it is
served by the development server, whose address is in the terminal.</p>
<p>The GraphQL endpoint is at <a href="/graphiql">/graphiql</a>.</p>
</html>
`;

/** Files that are not meant to be seen, such as `.env`. */
const hidden = /^[^?]*\/(\.|%2e)(?!well-known\/)/i;

/** Names of built files change with their content; the page that names them must always be asked for. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function answerMissing(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    .end(missingPage);
}

/**
 * Serves the built web app: its files, and its one page for every other path, where its router takes over. While
 * there is no page, another one says how to build it.
 *
 * @param root folder of the built app.
 * @param options.policy Content-Security-Policy of its pages.
 * @param options.follow looks at the folder for every request, since it may be built anew; else only at the start.
 */
export function createWebApp(
  root: string,
  { follow, policy }: { readonly follow: boolean; readonly policy: string },
): WebApp {
  const page = join(root, 'index.html');
  if (!follow && !existsSync(page)) return answerMissing;
  const files = sirv(root, {
    dev: follow,
    single: true,
    gzip: true,
    brotli: true,
    etag: true,
    // A file that is gone must not come as the page: a browser would run it as a script.
    ignores: [/^\/assets\//],
  });
  return (request, response) => {
    if (hidden.test(request.url ?? '')) {
      sendJson(response, 404, { status: 'not found' });
    } else if (follow && !existsSync(page)) {
      answerMissing(request, response);
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      // Before the file server has its say: a 304 carries headers too, and replaces those that the browser keeps.
      response.setHeader('cache-control', cacheControl(request.url ?? ''));
      response.setHeader('content-security-policy', policy);
      files(request, response, () => sendJson(response, 404, { status: 'not found' }));
    } else {
      sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
    }
  };
}
