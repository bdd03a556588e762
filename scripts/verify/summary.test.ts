import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { StepResult } from './step.ts';
import { summarize } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'brigade-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = join(folder, 'units.json');
writeFileSync(
  report,
  JSON.stringify({
    success: false,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${process.cwd()}/domain/src/a.test.ts`,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 1_250, failureMessages: [] },
          {
            fullName: 'divides',
            status: 'failed',
            duration: 2,
            failureMessages: ['by zero\n  at node_modules/x'],
          },
        ],
      },
    ],
  }),
);

function result(name: string, isPassed: boolean, file?: string): StepResult {
  const step = { name, command: [name], ...(file !== undefined && { report: file }) };
  return { step, isPassed, output: '', seconds: 3 };
}

it('names the slowest tests, the steps and the failures, and ends with the count', () => {
  const { text, isPassed } = summarize([result('lint', true), result('units', false, report)]);
  expect(isPassed).toBe(false);
  expect(text).toBe(
    [
      'Slowest tests:\n   1.3 s domain/src/a.test.ts > adds\n   0.0 s domain/src/a.test.ts > divides',
      'ok      3.0 s lint\nFAIL    3.0 s units',
      'domain/src/a.test.ts > divides\n  by zero',
      '2 passed, 1 failed\n',
    ].join('\n\n'),
  );
});

it('counts a run of tests without a report as a failure', () => {
  const { text } = summarize([result('units', false, join(folder, 'none.json'))]);
  expect(text).toMatch(/units left no report\.[\s\S]*\n0 passed, 1 failed\n$/);
});

it('counts a run that found no test as a failure, also when it exits with 0, with the end of its output', () => {
  const empty = join(folder, 'empty.json');
  writeFileSync(
    empty,
    JSON.stringify({ success: true, numPassedTests: 0, numFailedTests: 0, testResults: [] }),
  );
  const { text, isPassed } = summarize([
    { ...result('units', true, empty), output: 'much\n\nERROR: Coverage is low\n' },
  ]);
  expect(isPassed).toBe(false);
  expect(text).toMatch(/units failed:\n {2}much\n {2}ERROR: Coverage[^\n]*\n[\s\S]*\n0 passed, 1 failed\n$/);
});
