import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Installs packages that only a benchmark uses into a folder of their own, once for these versions. They are no
 * dependencies of the product.
 *
 * @returns the folder
 */
export function installPackages(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = fileURLToPath(new URL(`../../../.cache/${name}/`, import.meta.url));
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
