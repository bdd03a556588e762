import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that only the benchmark uses, in the versions that work together. */
const dependencies = {
  '@apollo/server': '5.5.1',
  fastify: '5.12.8',
  graphql: '16.15.0',
  'graphql-jit': '0.8.9',
  mercurius: '16.10.1',
};

/** Installs the peers into a folder of their own, once for these versions. Returns the folder. */
export function installPeers(): string {
  const folder = fileURLToPath(new URL('../../../.cache/gateway-peers/', import.meta.url));
  const done = join(folder, 'installed.json');
  const wanted = JSON.stringify(dependencies);
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, wanted);
  return folder;
}
