import { afterAll, afterEach, expect } from 'vitest';
import { forgetErrors, haveExpectedErrorsCome, unexpectedErrors } from './consoleErrors.ts';
import { saveFailure } from './failureTraces.ts';
import { closeContexts, closeKeptContexts, openContexts } from './visit.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') {
    await expect.poll(haveExpectedErrorsCome, { message: 'errors that the journey expects' }).toBe(true);
  }
  const errors = unexpectedErrors();
  if (task.result?.state === 'fail' || errors.length > 0) {
    const saved = await saveFailure(`${task.file.name} ${task.fullTestName}`, openContexts());
    process.stderr.write(`\nThe journey "${task.fullTestName}" failed; see\n  ${saved.join('\n  ')}\n`);
  }
  await closeContexts();
  forgetErrors();
  expect(errors, 'errors on the console').toEqual([]);
});

afterAll(closeKeptContexts);
