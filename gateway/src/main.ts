import { inspect } from 'node:util';
import { releaseMemory } from './platform/server/releaseMemory.ts';
import { logOutput } from './platform/server/logOutput.ts';
import { parseSettings, SettingsError } from './platform/settings/settings.ts';
import { startGateway, type RunningGateway } from './app/startGateway.ts';

/** The shutdown timeout, whatever the clients do, in milliseconds. */
const shutdownLimit = 30_000;

try {
  const gateway = await startGateway(parseSettings(process.env), { logDestination: logOutput() });
  closeOnExit(gateway);
  releaseMemory();
  process.stdout.write(`Brigade's gateway is ready at ${gateway.url}\n`);
  process.send?.({ type: 'ready', url: gateway.url });
} catch (error) {
  printError(error);
  process.exitCode = 1;
  process.disconnect?.();
}

function printError(error: unknown): void {
  process.stderr.write(`${isForThePerson(error) ? error.message : inspect(error)}\n`);
}

/** An error that the operator can fix: the message says how, and a stack trace would obscure it. */
function isForThePerson(error: unknown): error is Error {
  return (
    error instanceof SettingsError ||
    (error instanceof Error && 'code' in error && ['EADDRINUSE', 'ENOENT'].includes(String(error.code)))
  );
}

function closeOnExit(gateway: RunningGateway): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), shutdownLimit).unref();
    gateway.close().then(leave, (error: unknown) => {
      printError(error);
      process.exit(1);
    });
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The launcher exited: a signal to it does not reach its children.
  process.on('disconnect', close);
}

/** The IPC channel to the launcher would keep the process alive. */
function leave(): void {
  if (process.connected) process.disconnect?.();
}
