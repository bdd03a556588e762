import { RandomStream } from '../random/randomStream.ts';
import { namePools } from './names.ts';

/** A pro's name. Businesses only see the display name, such as "Maya R." */
export interface ProName {
  first: string;
  last: string;
  display: string;
}

/** Draws unique full names, with each display name used at most twice. */
export function proNames(seed: number, count: number): ProName[] {
  const taken = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const stream = new RandomStream(seed, `pro/${index + 1}/name`);
    for (;;) {
      const pool = stream.weighted(namePools.map((one) => [one, one.weight] as const));
      const familyPool = stream.chance(0.1) ? stream.pick(namePools) : pool;
      const first = stream.pick(pool.given);
      const last = stream.pick(familyPool.family);
      const display = `${first} ${last.charAt(0)}.`;
      const full = `${first} ${last}`;
      if (!taken.has(full) && (taken.get(display) ?? 0) < 2) {
        taken.set(full, 1);
        taken.set(display, (taken.get(display) ?? 0) + 1);
        return { first, last, display };
      }
    }
  });
}

/** The name in ASCII for an email address: `lucia.rodriguez`. */
export function addressName({ first, last }: ProName): string {
  return [first, last]
    .map((part) =>
      part
        .normalize('NFD')
        .replaceAll(/[^A-Za-z]/g, '')
        .toLowerCase(),
    )
    .join('.');
}
