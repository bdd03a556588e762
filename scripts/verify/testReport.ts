import { readFileSync } from 'node:fs';
import type { StepResult } from './step.ts';

/** What a run of vitest reports of itself, as far as it is read here. */
interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: FileReport[];
}

interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    fullName: string;
    status: string;
    duration?: number | null;
    failureMessages: string[];
  }[];
}

/** What a step adds to the count of `npm test`. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly tests: readonly { name: string; seconds: number }[];
}

/** The count of a step: its tests, or the step itself if it runs none. */
export function countOf({ step, isPassed, output }: StepResult): Count {
  if (!step.report) return { passed: Number(isPassed), failed: Number(!isPassed), failures: [], tests: [] };
  const report = read(step.report);
  if (!report) return { passed: 0, failed: 1, failures: [`${step.name} left no report.`], tests: [] };
  const isComplete = isPassed && report.success && report.numPassedTests > 0;
  const failures = report.testResults.flatMap(failuresOf);
  return {
    passed: report.numPassedTests,
    // A run can fail without a failed test, for instance by an error outside of tests; vitest may even exit with 0 then.
    failed: Math.max(report.numFailedTests, Number(!isComplete)),
    failures:
      isComplete || failures.length > 0 ? failures : [describe(`${step.name} failed:`, endOf(output))],
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${shortPath(name)} > ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  };
}

function read(path: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  } catch {
    return undefined;
  }
}

function failuresOf({ name, status, message, assertionResults }: FileReport): string[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => describe(`${shortPath(name)} > ${test.fullName}`, test.failureMessages.join('\n')));
  return failed.length > 0 || status === 'passed' ? failed : [describe(shortPath(name), message)];
}

/** Where a run says what failed beside its tests: coverage below its threshold, an error outside of tests. */
function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-12).join('\n');
}

/** What failed and why, without the frames of libraries, so that the end of a log shows all of it. */
function describe(what: string, why: string): string {
  const lines = why.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [what, ...lines.slice(0, 12)].join('\n  ');
}

function shortPath(path: string): string {
  return path.replace(`${process.cwd()}/`, '');
}
