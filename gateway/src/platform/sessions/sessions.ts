import { LRUCache } from 'lru-cache';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { Caller } from '../rest/callHeaders.ts';

/** Whose token it is. */
export interface TokenHolder {
  readonly account: string;
  /** The number of the API token; null for the token of a session. */
  readonly apiToken: number | null;
}

/** Which tokens the upstream accepts, and whose they are. */
export interface Sessions {
  /**
   * The account that a token belongs to; null when the upstream refuses it. Remembered for a minute.
   *
   * @throws RestError when the upstream does not answer.
   */
  readonly accountOf: (caller: Caller) => Promise<string | null>;
  /** Why the upstream refused the token when it was last asked; null if it did not. */
  readonly refusalOf: (caller: Caller) => Promise<UpstreamRefusal | null>;
  /** Who had a token when it was last asked for; null before the first response, which this begins to ask for. */
  readonly knownHolder: (caller: Caller) => TokenHolder | null;
}

/** What the upstream said about a token; neither without one. */
interface TokenCheck {
  readonly account: string | null;
  readonly refusal: UpstreamRefusal | null;
}

/** Asks the upstream whose token a caller sends. */
export type Identify = (caller: Caller) => Promise<TokenHolder>;

const mostRemembered = 10_000;

/** How long a check holds, in milliseconds. A refused token stays refused; only memory limits how long. */
const holds = 60_000;

/** An API token may be refused at one address and accepted at another; null without a token. */
function keyOf({ token, address }: Caller): string | null {
  return token === null ? null : `${token} ${address}`;
}

export function createSessions(identify: Identify): Sessions {
  const checks = new LRUCache<string, Promise<TokenCheck>>({ max: mostRemembered, ttl: holds });
  /** Never out of date: a token that ends never belongs to another account. */
  const holders = new LRUCache<string, TokenHolder>({ max: mostRemembered });

  async function ask(key: string, caller: Caller): Promise<TokenCheck> {
    try {
      const holder = await identify(caller);
      holders.set(key, holder);
      return { account: holder.account, refusal: null };
    } catch (error) {
      if (!(error instanceof UpstreamRefusal) || !error.isUnauthenticated) throw error;
      // Calls with a token that is refused are not its maker's.
      holders.delete(key);
      return { account: null, refusal: error };
    }
  }

  async function checkToken(caller: Caller): Promise<TokenCheck> {
    const key = keyOf(caller);
    if (key === null) return { account: null, refusal: null };
    const known = checks.get(key);
    if (known !== undefined) return known;
    const check = ask(key, caller);
    checks.set(key, check);
    // An upstream in trouble says nothing about the token.
    check.catch(() => checks.delete(key));
    return check;
  }

  const accountOf = async (caller: Caller) => (await checkToken(caller)).account;

  return {
    accountOf,
    refusalOf: async (caller) => (await checkToken(caller)).refusal,
    knownHolder(caller) {
      const key = keyOf(caller);
      if (key === null) return null;
      const known = holders.get(key);
      if (known === undefined) accountOf(caller).catch(() => undefined);
      return known ?? null;
    },
  };
}
