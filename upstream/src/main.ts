import { parseSettings } from './platform/settings.ts';
import { printError } from './app/printError.ts';
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

/** The IPC channel to a launcher would keep the process alive. */
function leaveLauncher(): void {
  if (process.connected) process.disconnect?.();
}

function closeOnExit(upstream: RunningUpstream): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    // A slow client must not keep the process alive; the database survives an abrupt exit.
    setTimeout(() => process.exit(1), shutdownLimitMilliseconds).unref();
    void upstream.close().then(leaveLauncher, (error: unknown) => {
      printError(error);
      process.exit(1);
    });
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The launcher exited: its signals do not reach child processes.
  process.on('disconnect', close);
}
