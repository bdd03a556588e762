import type { Step } from './step.ts';

/** Where vitest leaves its reports. */
export const reportFolder = '.cache/reports';

const relay = 'relay artifacts';
const build = 'web build';

/** The relay check rewrites generated files, which all others read, and the journeys need the built web app. */
export const steps: readonly Step[] = [
  { name: relay, command: ['node', 'scripts/relayCheck.ts'] },
  { name: build, command: ['vite', 'build'], folder: 'web', after: [relay] },
  // Journeys wait for their browsers a third of the time, which is enough for what only computes. One checker each:
  // every further one infers the types that all files share once more.
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    env: { GOMAXPROCS: '1' },
    after: [relay],
    isLowPriority: true,
  },
  {
    name: 'types',
    command: ['tsc', '-p', 'tsconfig.json', '--checkers', '1'],
    env: { GOMAXPROCS: '1' },
    after: [relay],
    isLowPriority: true,
  },
  {
    name: 'types of the web app',
    command: ['tsc', '-p', 'web/tsconfig.json'],
    after: [relay],
    isLowPriority: true,
  },
  { name: 'format', command: ['oxfmt', '--check', '.'], after: [relay] },
  {
    name: 'schema drift',
    command: ['node', 'gateway/src/app/print.ts', '--check'],
    after: [relay],
  },
  { name: 'bundle size', command: ['node', 'web/build/bundleSize.ts'], after: [build] },
  { name: 'chunks', command: ['node', 'web/build/checkChunks.ts'], after: [build] },
  { name: 'unused code', command: ['knip', '--include', 'files,exports,types,dependencies'], after: [relay] },
  // Side by side: the components have one browser page, which leaves a processor to the servers of the others.
  tests('components', ['web']),
  tests('integration', ['upstream', 'gateway', 'examples']),
  tests('units', ['domain', 'repository', 'web-units'], ['--coverage', '--coverage.reporter=text-summary']),
  { ...tests('journeys', ['e2e']), isAlone: true },
];

function tests(name: string, projects: readonly string[], flags: readonly string[] = []): Step {
  const report = `${reportFolder}/${name.replaceAll(' ', '-')}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name: `tests: ${name}`,
    command: ['vitest', 'run', ...selected, ...reporters, ...flags],
    after: [relay, build],
    report,
  };
}
