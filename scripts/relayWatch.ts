import { execFile } from 'node:child_process';
import { watch } from 'node:fs';

/** A save is often several changes; the compiler runs once for those of this long, milliseconds. */
const settle = 150;

/**
 * Runs relay-compiler whenever a source of the web app or the schema changes. (Its own watch mode needs a service that a
 * fresh machine does not have.)
 *
 * @returns a function that ends it
 */
export function watchRelay(): () => void {
  let waiting: NodeJS.Timeout | undefined;
  const onChange = (_: string, file: string | null) => {
    if (file === null || file.includes('__generated__') || !/\.(tsx?|graphql)$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(compile, settle);
  };
  const watchers = [watch('web/src', { recursive: true }, onChange), watch('schema.graphql', onChange)];
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}

function compile(): void {
  execFile('node_modules/.bin/relay-compiler', ['relay.config.js'], (error, stdout, stderr) => {
    // What it says is of use only when it could not compile.
    if (error) process.stderr.write(`${stdout}${stderr}\n`);
  });
}
