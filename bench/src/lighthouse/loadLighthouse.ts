import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../harness/installPackages.ts';

/** What Lighthouse says about an audit, as far as it is read here. */
export interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, unknown>>[] };
}

/** A category with the audits that its score is made of. */
export interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** The report of one visit. */
export interface Report {
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** Visits an address in the browser at a debugging port. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse in a version that is known to work, which is installed once. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const folder = installPackages('lighthouse', { lighthouse: '13.5.0' });
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js'));
  const { default: lighthouse } = (await import(entry.href)) as { default: Lighthouse };
  return lighthouse;
}
