import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const loggerModule = JSON.stringify(new URL('logger.ts', import.meta.url).href);
const outputModule = JSON.stringify(new URL('logOutput.ts', import.meta.url).href);

/** Starts a process that logs some lines and then does this. */
function startLogging(lines: number, then: string) {
  const program = `
    import { createLogger } from ${loggerModule};
    import { logOutput } from ${outputModule};
    const log = createLogger({ logLevel: 'info' }, logOutput());
    for (let line = 0; line < ${lines}; line += 1) log.info({ line }, 'x'.repeat(100));
    ${then}
  `;
  return spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test.for([
  ['ends', ''],
  ['is ended', 'process.exit(1);'],
  ['crashes', "throw new Error('A bug');"],
  ['leaves a promise that fails', "Promise.reject(new Error('A bug'));"],
] as const)('every line of a log is written, in order, when the process %s', async ([, end]) => {
  const output = await text(startLogging(300, end).stdout);
  const lines = output.split('\n').slice(0, -1);
  const numbers = lines.map((line) => (JSON.parse(line) as { line: number }).line);
  expect(numbers).toEqual(Array.from({ length: 300 }, (_, index) => index));
});

test('a line that no other follows is written while the process runs', async () => {
  const child = startLogging(1, 'setInterval(() => undefined, 1_000);');
  const [written] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(written.toString()).toContain('"line":0');
});
