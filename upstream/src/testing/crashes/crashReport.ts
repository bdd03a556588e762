import type { CrashReport } from './runCrashes.ts';

/** A report as a table, with the rules that are broken. */
export function crashReport(
  { tally, broken }: CrashReport,
  { payments, seed, seconds }: { payments: number; seed: number; seconds: number },
): string {
  const rows: [string, number][] = [
    ['pieces of work', payments],
    ['requests to pay', tally.requests],
    ['duplicates with the same key', tally.duplicates],
    ['duplicates with another key', tally.otherWindows],
    ['lost responses', tally.lostResponses],
    ['retries', tally.retries],
    ['charges declined and retried', tally.declines],
    ['servers killed', tally.kills],
    ['seconds', Math.round(seconds)],
    ['broken rules, limit 0', broken.length],
  ];
  const table = rows.map(([name, value]) => `${name.padEnd(32)}${String(value).padStart(8)}\n`);
  return `seed ${seed}\n${table.join('')}${broken.map((rule) => `  ${rule}\n`).join('')}`;
}
