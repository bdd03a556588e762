import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|svg|txt)$/;
// Below this, headers weigh more than what is saved.
const smallestBytes = 1024;

/** Writes a .br and a .gz beside each text file of the build, so that the server compresses nothing while it serves. */
export function compressAssets(): Plugin {
  let directory = '';
  return {
    name: 'brigade:compress-assets',
    apply: 'build',
    configResolved(config) {
      directory = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compressFolder(directory),
  };
}

/** Compresses the text files in a folder and in those below it. */
export async function compressFolder(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  const files = entries.filter((name) => compressible.test(name));
  await Promise.all(files.map((name) => compress(path.join(directory, name))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallestBytes) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
