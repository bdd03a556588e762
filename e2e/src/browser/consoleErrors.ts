import type { BrowserContext } from 'playwright';

const errors: string[] = [];

/** Records errors on the console of every page of a context, policy violations and uncaught exceptions among them. */
export function recordConsoleErrors(context: BrowserContext): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** Returns what was recorded since the last call, and forgets it: a journey that causes errors on purpose calls this. */
export function takeConsoleErrors(): string[] {
  return errors.splice(0);
}
