import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { chunksOf } from './builtChunks.ts';
import { offlineFiles } from './offlineFiles.ts';

const source = path.join(import.meta.dirname, '../src/app/serviceWorker.ts');

/** The routes whose code a roster may need without a connection; the sign-in page is for a session that ends then. */
const offlineRoutes = [
  '_app',
  '_app.roster',
  '_app.locations.$locationId',
  '_app.locations.$locationId.gigs.$gigId.roster',
  '_app.team-captain.$shiftId.roster',
  'auth',
  'auth.index',
];

/** Builds the service worker as /sw.js, with the names of the files that it keeps. */
export function serviceWorker(): Plugin {
  return {
    name: 'brigade:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = offlineFiles(chunksOf(bundle), offlineRoutes);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await buildWorker(files) });
      },
    },
  };
}

/** A build of its own: a worker shares no chunk with the pages. */
async function buildWorker(files: readonly string[]): Promise<string> {
  const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 16);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { OFFLINE_FILES: JSON.stringify(files), OFFLINE_VERSION: JSON.stringify(version) },
    build: { write: false, target: 'es2023', rolldownOptions: { input: source } },
  });
  const [worker] = 'output' in built ? built.output : [];
  if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
  return worker.code;
}
