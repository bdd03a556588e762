import type { IConfiguration } from 'dependency-cruiser';
import { areaNames } from './areas.ts';

const isTest = String.raw`\.(test|roles|plans)\.tsx?$|/testing/`;
const inPackage = '^(?:domain|upstream|gateway|web)/src/';

/** The folders that may not be imported from a lower one, lowest first. */
const layers = [...areaNames, 'sandbox', 'app'];

/** Packages are layers: each may import the listed ones and itself. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  upstream: [],
  gateway: ['domain'],
  web: ['domain'],
  e2e: [],
  bench: ['domain', 'upstream', 'gateway'],
};

/** Tests of the gateway run against the real upstream. */
const alsoImportedByTests: Record<string, readonly string[]> = { gateway: ['upstream'] };

const packageRule = (from: string, allowed: readonly string[], isTestRule: boolean) => ({
  name: `${from}${isTestRule ? '-tests' : ''}-import-${allowed.join('-and-') || 'no-package'}`,
  severity: 'error' as const,
  comment: 'Packages are layers. See docs/decisions/0001.',
  from: { path: `^${from}/`, ...(!isTestRule && { pathNot: isTest }) },
  to: { path: `^(?:${packageNames.filter((to) => to !== from && !allowed.includes(to)).join('|')})/` },
});

const packageNames = Object.keys(mayImport);
const packageRules = Object.entries(mayImport).flatMap(([from, allowed]) => {
  const testsMayImport = [...allowed, ...(alsoImportedByTests[from] ?? [])];
  return [packageRule(from, allowed, false), packageRule(from, testsMayImport, true)];
});

const areaRules = layers.slice(0, -1).map((area, index) => ({
  name: `${area}-depends-downward`,
  severity: 'error' as const,
  comment:
    'Areas depend downward. What crosses upward is injected by the composition root. See docs/decisions/0030.',
  from: { path: `${inPackage}${area}/`, pathNot: isTest },
  to: { path: `${inPackage}(?:${layers.slice(index + 1).join('|')})/` },
}));

/** What may import what, for dependency-cruiser. */
export const configuration = {
  forbidden: [
    ...packageRules,
    ...areaRules,
    {
      name: 'infrastructure-imports-no-area',
      severity: 'error' as const,
      comment: 'Infrastructure sits below every area.',
      from: { path: `${inPackage}(?:platform|ui)/`, pathNot: isTest },
      to: { path: `${inPackage}(?:${layers.join('|')})/` },
    },
    {
      name: 'product-imports-no-test-support',
      severity: 'error' as const,
      comment: 'Test support is for tests.',
      from: { path: inPackage, pathNot: isTest },
      to: { path: String.raw`/src/testing/|\.test\.tsx?$` },
    },
  ],
  options: {
    // swc reads TypeScript here: dependency-cruiser cannot use the native compiler of TypeScript 7 yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    exclude: { path: '__generated__|node_modules|/dist/' },
  },
} satisfies IConfiguration;
