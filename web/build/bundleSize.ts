import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { closureOf, type Manifest } from './manifest.ts';
import { frame, isSignedInScreen, screenOf } from './screens.ts';

// Limits in bytes of gzipped JavaScript. They are promises to people on slow lines: raise none without a decision.
const firstScreenLimit = 170_000;
const frameLimit = 190_000;
/** A screen with what comes before it: for signed-in screens, the frame. */
const screenLimit = 255_000;
/** How many scripts that may be: each is a request. */
const scriptLimit = 35;

const entry = 'index.html';

const dist = path.join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;

const sizes = new Map<string, number>();
let isWithinBudget = true;

print(`JavaScript before the first screen is usable (gzip, limit ${kilobytes(firstScreenLimit)})`);
report(
  'auth',
  sizeOf(closureOf(manifest, [entry, screenOf('auth'), screenOf('auth.index')])),
  firstScreenLimit,
);

const signedIn = [entry, ...frame];
print(`\nThe frame of someone signed in whose cache is empty (limit ${kilobytes(frameLimit)})`);
report('_app.locations.$locationId', sizeOf(closureOf(manifest, signedIn)), frameLimit);

print(`\nEach screen with what comes before it (limit ${kilobytes(screenLimit)} and ${scriptLimit} scripts)`);
for (const name of Object.keys(manifest).filter((key) => key.includes('tsr-split=component'))) {
  const files = closureOf(manifest, [...(isSignedInScreen(name) ? signedIn : [entry]), name]);
  const title = name.slice('src/app/routes/'.length).split('.tsx')[0] ?? name;
  report(title, sizeOf(files), screenLimit);
  if (files.size > scriptLimit) {
    print(`  ${title} is ${files.size} scripts: TOO MANY`);
    isWithinBudget = false;
  }
}

if (!isWithinBudget) {
  print('\nThe bundle is above its budget.');
  process.exitCode = 1;
}

function report(name: string, bytes: number, limit: number): void {
  const verdict = bytes <= limit ? '' : '  TOO LARGE';
  isWithinBudget &&= bytes <= limit;
  print(`  ${name.padEnd(52)} ${kilobytes(bytes).padStart(9)}${verdict}`);
}

function sizeOf(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSizeOf(file), 0);
}

function gzipSizeOf(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
    sizes.set(file, size);
  }
  return size;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
