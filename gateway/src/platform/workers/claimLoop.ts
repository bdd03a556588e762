import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UpstreamRefusal } from '../rest/restError.ts';
import { problemOfThrown } from '../server/problemOf.ts';

/** When to claim, and how much. Times are milliseconds. */
interface ClaimSettings {
  /** How often to look for work that is due. */
  readonly claimInterval: number;
  /** The same while the REST API has no such work. */
  readonly absentInterval: number;
  /** How much is under way at the same time. */
  readonly atOnce: number;
}

export interface ClaimOptions<Claimed> {
  /** What is claimed, for the log. */
  readonly name: string;
  readonly settings: ClaimSettings;
  readonly log: Logger;
  /** Leases up to so many from the REST API. */
  readonly claim: (limit: number) => Promise<{ readonly results: readonly Claimed[] }>;
  /** Does the work; an error is logged and ends only this run. `isEnding` says whether the loop is being closed. */
  readonly work: (claimed: Claimed, isEnding: () => boolean) => Promise<void>;
}

/** Claims work and does it, until it is closed. */
export interface ClaimLoop {
  /** Claims nothing more, and waits for what is under way. */
  close(): Promise<void>;
}

/** Starts to claim work, which the processes with the same secret share. */
export function startClaimLoop<Claimed extends { readonly id: number }>({
  name,
  settings,
  log,
  claim,
  work,
}: ClaimOptions<Claimed>): ClaimLoop {
  const ended = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function run(claimed: Claimed): Promise<void> {
    try {
      await work(claimed, () => ended.signal.aborted);
    } catch (error) {
      log.warn({ id: claimed.id, ...problemOfThrown(error) }, `${name}: run lost`);
    }
  }

  /** @returns the milliseconds until the next claim */
  async function claimSome(): Promise<number> {
    const limit = settings.atOnce - underWay.size;
    try {
      const { results } = await claim(limit);
      for (const claimed of results) {
        const running: Promise<void> = run(claimed).finally(() => underWay.delete(running));
        underWay.add(running);
      }
      return results.length === limit ? 0 : settings.claimInterval;
    } catch (error) {
      const isAbsent = error instanceof UpstreamRefusal && [401, 404].includes(error.status);
      log[isAbsent ? 'info' : 'warn'](problemOfThrown(error), `${name} cannot be claimed`);
      return isAbsent ? settings.absentInterval : settings.claimInterval;
    }
  }

  async function repeat(): Promise<void> {
    while (!ended.signal.aborted) {
      const pause = await claimSome();
      if (underWay.size >= settings.atOnce) await Promise.race(underWay);
      await wait(pause, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  }

  const repeating = repeat();
  return {
    async close() {
      ended.abort();
      await repeating;
      await Promise.all(underWay);
    },
  };
}
