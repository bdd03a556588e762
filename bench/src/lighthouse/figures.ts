import { median } from '../harness/median.ts';
import type { Report } from './loadLighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** What is printed of a page: scores from 0 to 100, milliseconds, and Lighthouse's index of the machine. */
export type Figures = Record<
  'performance' | 'accessibility' | 'practices' | 'blocked' | 'lcp' | 'task' | 'machine',
  number
>;

/** The median of each figure: one visit says little about a page. */
export function figuresOf(reports: readonly Report[]): Figures {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const score = (category: (typeof categories)[number]) =>
    middle((report) => Math.round((report.categories[category]?.score ?? 0) * 100));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    blocked: middle(({ audits }) => audits['total-blocking-time']?.numericValue ?? NaN),
    lcp: middle(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? NaN),
    task: middle(longestTask),
    machine: middle(({ environment }) => environment.benchmarkIndex),
  };
}

/** The longest task of the main thread, as slow as Lighthouse assumes a phone to be. */
function longestTask({ audits }: Report): number {
  const tasks = audits['long-tasks']?.details?.items ?? [];
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)));
}

/** The audits that cost a page points in what must be perfect. */
export function findings(report: Report): string[] {
  return categories.slice(1).flatMap((name) => {
    const weighed = report.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
    return weighed.flatMap(({ id }) => {
      const audit = report.audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title} (${id})`] : [];
    });
  });
}
