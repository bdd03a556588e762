import { inspect } from 'node:util';
import { FolderInUseError } from './platform/database/folderLock.ts';
import { MigrationMismatchError } from './platform/database/migrate.ts';
import { parseSettings, SettingsError } from './platform/settings.ts';
import { type RunningUpstream, startUpstream } from './app/startUpstream.ts';

const shutdownLimitMilliseconds = 25_000;

try {
  const settings = parseSettings(process.env);
  const upstream = await startUpstream(settings);
  closeOnExit(upstream);
  process.stdout.write(`Reference REST API ready at ${upstream.url}\n`);
  process.send?.({ type: 'ready', url: upstream.url });
} catch (error) {
  printError(error);
  process.exitCode = 1;
  leaveLauncher();
}

/** The channel to a launcher would keep the process. */
function leaveLauncher(): void {
  if (process.connected) process.disconnect?.();
}

function printError(error: unknown): void {
  process.stderr.write(`${isForThePerson(error) ? error.message : inspect(error)}\n`);
}

/** What the person who starts the server can mend: the message says how, a stack would hide it. */
function isForThePerson(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    error instanceof FolderInUseError ||
    error instanceof MigrationMismatchError ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  );
}

function closeOnExit(upstream: RunningUpstream): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    // A client that never finishes must not keep the process; the database survives an abrupt end.
    setTimeout(() => process.exit(1), shutdownLimitMilliseconds).unref();
    void upstream.close().then(leaveLauncher, (error: unknown) => {
      printError(error);
      process.exit(1);
    });
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The launcher is gone: a signal to it does not reach its children.
  process.on('disconnect', close);
}
