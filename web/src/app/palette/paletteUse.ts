import { currentMs } from '../../platform/clock/currentTime.ts';

/** How often something was used; earlier uses count less. */
interface Use {
  readonly score: number;
  /** When it was last used, in milliseconds since 1970. */
  readonly usedMs: number;
}

/** As many as are kept. */
const mostUses = 100;
const halfLifeMs = 7 * 86_400_000;

const storageKey = (accountId: string) => `brigade.used.${accountId}`;

/** What identifies entries of the palette over time: ids of actions differ from screen to screen. */
export function entryKey({ href, label }: { href?: string | undefined; label: string }): string {
  return href ?? label;
}

/** Remembers that this account has used an entry of the palette in this browser. */
export function storeUse(accountId: string, key: string): void {
  const nowMs = currentMs();
  const uses = new Map(storedUses(accountId));
  uses.set(key, { score: scoreAt(uses.get(key), nowMs) + 1, usedMs: nowMs });
  const most = [...uses]
    .toSorted(([, one], [, other]) => scoreAt(other, nowMs) - scoreAt(one, nowMs))
    .slice(0, mostUses);
  try {
    localStorage.setItem(storageKey(accountId), JSON.stringify(most));
  } catch {
    // A full storage drops the use. The palette itself does not need it.
  }
}

/** How much an entry is used: often and recently is more. 0 for what never was. */
export function storedScores(accountId: string): (key: string) => number {
  const uses = new Map(storedUses(accountId));
  const nowMs = currentMs();
  return (key) => scoreAt(uses.get(key), nowMs);
}

function scoreAt(use: Use | undefined, nowMs: number): number {
  return use ? use.score * 0.5 ** (Math.max(nowMs - use.usedMs, 0) / halfLifeMs) : 0;
}

function storedUses(accountId: string): readonly (readonly [string, Use])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(accountId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [string, Use] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const use: unknown = value[1];
  return (
    typeof use === 'object' &&
    use !== null &&
    'score' in use &&
    Number.isFinite(use.score) &&
    'usedMs' in use &&
    Number.isFinite(use.usedMs)
  );
}
