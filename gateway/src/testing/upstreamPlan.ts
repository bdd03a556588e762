import type { TracedCall } from '../platform/rest/callTrace.ts';

function describe({ method, path, query }: TracedCall): string {
  return `  ${method} ${path}${query.length === 0 ? '' : ` (${query.join(', ')})`}`;
}

function counted(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => (count === 1 ? line : `${line} × ${count}`)).toSorted();
}

/**
 * The REST calls that an operation made, wave by wave, as text for snapshots: what the operation costs the
 * upstream, and how often it has to wait for it.
 */
export function upstreamPlan(calls: readonly TracedCall[]): string {
  if (calls.length === 0) return 'no calls';
  const waves = Map.groupBy(calls, ({ wave }) => wave);
  return [...waves.keys()]
    .toSorted((one, other) => one - other)
    .flatMap((wave) => [`wave ${wave}`, ...counted((waves.get(wave) ?? []).map(describe))])
    .join('\n');
}
