import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { graphiqlPolicy } from '../http/securityHeaders.ts';
import { sendJson } from '../http/send.ts';
import { firstDocument, pageLibrary } from './pageLibrary.ts';

/** The server settings passed to the page. */
export interface GraphiQLConfig {
  readonly outboxUrl: string;
  readonly hasSandbox: boolean;
  /** Null where the reference is not published. */
  readonly referenceUrl: string | null;
}

const html = 'text/html; charset=utf-8';
const css = 'text/css; charset=utf-8';
const javascript = 'text/javascript; charset=utf-8';

const page = new URL('page/', import.meta.url);

/** Our own modules of the page. */
const modules = [
  'callerHeaders',
  'collections',
  'costPanel',
  'editors',
  'elements',
  'history',
  'historyPanel',
  'inputTypes',
  'labeledControl',
  'libraryPanel',
  'panel',
  'responseReader',
  'responses',
  'savedPanel',
  'scalarValues',
  'signInPanel',
  'start',
  'stored',
  'variableControls',
  'variableTypes',
  'variablesPanel',
];

/** Our own files, by path below /graphiql. */
const ownFiles: Readonly<Record<string, { name: string; type: string }>> = {
  '': { name: 'index.html', type: html },
  '/page.css': { name: 'page.css', type: css },
  '/panel.css': { name: 'panel.css', type: css },
  ...Object.fromEntries(
    modules.map((module) => [`/${module}.js`, { name: `${module}.js`, type: javascript }]),
  ),
};

const bundle = () => import('@graphql-yoga/render-graphiql/graphiql');

/** Files of GraphiQL's package, served locally: nothing is loaded from other origins. */
const bundled: Readonly<Record<string, { part: keyof Awaited<ReturnType<typeof bundle>>; type: string }>> = {
  '/graphiql.css': { part: 'css', type: css },
  '/graphiql.js': { part: 'js', type: javascript },
  '/editor.worker.js': { part: 'editorWorkerService', type: javascript },
  '/json.worker.js': { part: 'jsonWorker', type: javascript },
  '/graphql.worker.js': { part: 'graphqlWorker', type: javascript },
};

const compress = promisify(gzip);

interface Asset {
  readonly type: string;
  readonly gzipped: Uint8Array;
}

async function loadAsset(path: string): Promise<Asset | null> {
  const own = ownFiles[path];
  if (own !== undefined) {
    return { type: own.type, gzipped: await compress(await readFile(new URL(own.name, page))) };
  }
  const part = bundled[path];
  if (part === undefined) return null;
  return { type: part.type, gzipped: await compress((await bundle())[part.part]) };
}

/** Serves `/graphiql` and the paths below it. */
export type GraphiQLRoutes = (response: ServerResponse, path: string) => Promise<void>;

/** Serves GraphiQL entirely from this server. Files are read and compressed on first request. */
export function createGraphiQLRoutes(config: GraphiQLConfig): GraphiQLRoutes {
  const assets = new Map<string, Promise<Asset | null>>();
  return async (response, path) => {
    const name = path.replace(/^\/graphiql/, '').replace(/\/$/, '');
    if (name === '/config.json') {
      sendJson(response, 200, { ...config, firstDocument, library: pageLibrary });
      return;
    }
    const isKnown = name in ownFiles || name in bundled;
    if (isKnown && !assets.has(name)) assets.set(name, loadAsset(name));
    const asset = await assets.get(name);
    if (!asset) {
      sendJson(response, 404, { status: 'not found' });
      return;
    }
    response
      .writeHead(200, {
        'content-type': asset.type,
        'content-encoding': 'gzip',
        'content-security-policy': graphiqlPolicy,
        'cache-control': name in bundled ? 'private, max-age=3600' : 'no-cache',
      })
      .end(asset.gzipped);
  };
}
