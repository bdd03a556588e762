import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

type Environment = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Runs a command in a shell at the root of the repository, in a group of its own: a signal reaches what it starts. */
function inShell(command: string, environment: Environment) {
  return spawn('sh', ['-e', '-c', command], {
    cwd: root,
    env: { ...process.env, UPSTREAM_PORT: '0', DUE_WORK_SECONDS: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/**
 * Runs a command to its end.
 *
 * @returns what it printed
 * @throws Error with what it complained about, if it fails
 */
export async function runCommand(command: string, environment: Environment): Promise<string> {
  const shell = inShell(command, environment);
  const [output, complaint, [code]] = await Promise.all([
    text(shell.stdout),
    text(shell.stderr),
    once(shell, 'exit') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`${command}ended with ${code}: ${complaint}`);
  return output;
}

/** Starts a server by a command, and waits until it prints its URL. */
export async function startCommand(
  command: string,
  environment: Environment,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const shell = inShell(command, environment);
  const complaint = text(shell.stderr);
  const ended = once(shell, 'exit');
  for await (const line of createInterface(shell.stdout)) {
    const url = /ready at (\S+)$/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url,
      async stop() {
        process.kill(-(shell.pid ?? 0), 'SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`The server did not start: ${await complaint}`);
}
