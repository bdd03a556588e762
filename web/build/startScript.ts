import path from 'node:path';
import { build } from 'vite';

const source = path.join(import.meta.dirname, '../src/app/opening/start.ts');

/** Builds the script that sends the first queries of a page: one classic script, which shares no chunk with the app. */
export async function buildStart(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [script] = 'output' in built ? built.output : [];
  if (script?.type !== 'chunk') throw new Error('The script of the first queries was not built.');
  return script.code;
}
