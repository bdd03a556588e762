/** `npm test`: every check of the house, one after the other, with a line for each and a closing count. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromiumPath } from './browser.ts';

interface Check {
  name: string;
  command: string[];
  /** Where it runs, if not at the root. */
  folder?: string;
  /** Where vitest leaves its counts, for checks that run tests. */
  counts?: string;
}

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function tests(name: string, projects: string[], flags: string[] = []): Check {
  const counts = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  return {
    name: `tests: ${name}`,
    command: [
      'vitest',
      'run',
      ...selected,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${counts}`,
      ...flags,
    ],
    counts,
  };
}

/** Cheap checks first; each of the later ones needs what stands before it to be right. */
const checks: Check[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web app', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'schema drift', command: ['node', 'gateway/src/schema/print.ts', '--check'] },
  { name: 'relay artifacts', command: ['node', 'scripts/relayCheck.ts'] },
  { name: 'web build', command: ['vite', 'build'], folder: 'web' },
  { name: 'bundle size', command: ['node', 'web/build/bundleSize.ts'] },
  { name: 'chunks', command: ['node', 'web/build/checkChunks.ts'] },
  tests('units', ['domain', 'repository'], ['--coverage', '--coverage.reporter=text-summary']),
  tests('integration', ['upstream', 'gateway']),
  tests('components', ['web']),
  tests('journeys', ['e2e']),
];

const env = { ...process.env, BRIGADE_CHROMIUM: await chromiumPath() };

function run({ command, folder = '.' }: Check): Promise<boolean> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env, cwd: folder });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** What a run of vitest reports of itself, as far as it is read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface Count {
  passed: number;
  failed: number;
  failures: string[];
}

function countsOf({ counts }: Check): Count {
  if (!counts) return { passed: 0, failed: 0, failures: [] };
  try {
    const report = JSON.parse(readFileSync(counts, 'utf8')) as Report;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: report.testResults.flatMap(failuresOf),
    };
  } catch {
    // The runner fell over before it could count: that is a failure, not zero tests.
    return { passed: 0, failed: 1, failures: ['The runner left no report.'] };
  }
}

function failuresOf({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const found = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => told(`${name} > ${test.fullName}`, test.failureMessages.join('\n')));
  return found.length > 0 || status === 'passed' ? found : [told(name, message)];
}

/** What failed and why, without the frames of libraries: whoever reads the end of a log sees all of it. */
function told(what: string, why: string): string {
  const lines = why.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return [what, ...lines.slice(0, 12)].join('\n  ');
}

const lines: string[] = [];
const failures: string[] = [];
let passed = 0;
let failed = 0;
for (const check of checks) {
  process.stdout.write(`\n== ${check.name}\n`);
  const startedAt = performance.now();
  const isGood = await run(check);
  const counted = countsOf(check);
  passed += counted.passed + (check.counts ? 0 : Number(isGood));
  failures.push(...counted.failures);
  failed += check.counts ? Math.max(counted.failed, Number(!isGood)) : Number(!isGood);
  lines.push(
    `${isGood ? 'ok  ' : 'FAIL'} ${check.name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`,
  );
}

// Once more at the end: what a log of this length is searched for.
if (failures.length > 0) process.stdout.write(`\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
