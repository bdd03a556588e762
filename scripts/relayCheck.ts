/** Fails when a generated Relay artifact or the list of persisted documents is not what the sources say. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const persisted = 'persisted-documents.json';
const artifacts = '{web/src,docs/examples/relay}/__generated__/*.ts';
/** The folders with a configuration, whose paths are relative to it. */
const folders = ['.', 'docs/examples/relay'];

function snapshot(): Map<string, string> {
  return new Map([persisted, ...globSync(artifacts)].map((path) => [path, readFileSync(path, 'utf8')]));
}

const before = snapshot();
// The compiler only ever adds to the list of documents, so it is made from nothing.
writeFileSync(persisted, '{}\n');
for (const path of globSync(artifacts)) rmSync(path);
try {
  for (const cwd of folders) {
    execFileSync('relay-compiler', ['relay.config.js'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const after = snapshot();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length > 0) {
    process.stderr.write(
      `Generated files were out of date. They are now updated; commit them:\n  ${stale.join('\n  ')}\n`,
    );
    process.exitCode = 1;
  }
} catch {
  for (const [path, text] of before) writeFileSync(path, text);
  process.exitCode = 1;
}
