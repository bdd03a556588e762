import type { BrowserContext } from 'playwright';

const errors: string[] = [];

/** Records errors on the console of every page of a context, policy violations and uncaught exceptions among them. */
export function recordConsoleErrors(context: BrowserContext): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

let expected: RegExp | undefined;

/** Requires errors that a journey causes on purpose, and allows them until it ends: the browser may report them late. */
export function expectConsoleErrors(pattern: RegExp): void {
  expected = pattern;
}

/** Whether the browser has reported an error that the journey expects, or it expects none. */
export function haveExpectedErrorsCome(): boolean {
  const pattern = expected;
  return pattern === undefined || errors.some((error) => pattern.test(error));
}

/** The errors that no journey expected. */
export function unexpectedErrors(): string[] {
  return errors.filter((error) => !expected?.test(error));
}

/** Deletes all errors, and what the journey expected: call it when its pages are closed, because reports come late. */
export function forgetErrors(): void {
  errors.length = 0;
  expected = undefined;
}
