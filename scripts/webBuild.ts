import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

/** Builds the web app unless what was built before is newer than everything it is made of. */
export function buildWebIfStale(): void {
  if (isFresh()) return;
  process.stdout.write('Building the web app...\n');
  execFileSync('node_modules/.bin/vite', ['build', '--logLevel', 'warn'], { cwd: 'web', stdio: 'inherit' });
}

function isFresh(): boolean {
  const built = 'web/dist/index.html';
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  const sources = [
    'web/src/**/*',
    'web/build/**/*',
    'web/public/**/*',
    'web/*.{ts,html,json}',
    'domain/src/**/*',
    'schema.graphql',
    'pnpm-lock.yaml',
  ];
  return globSync(sources).every((source) => statSync(source).mtimeMs <= builtAt);
}
