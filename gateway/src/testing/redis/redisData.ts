import { expectArguments, flagsOf, pairsOf, RedisRefusal } from './redisArguments.ts';

/** As in RESP2; a status is a reply that is not a value, such as OK. */
export type TestReply = string | number | null | { readonly status: string } | readonly TestReply[];

/** The commands that the gateway sends, as Redis documents them. */
export interface RedisData {
  /** @throws RedisRefusal */
  run(command: readonly string[]): TestReply;
}

type Run = (...given: string[]) => TestReply;

function entriesOf(all: Map<string, Map<string, number>>, key: string): Map<string, number> {
  const entries = all.get(key) ?? new Map<string, number>();
  all.set(key, entries);
  return entries;
}

/** @param now milliseconds since 1970 */
export function createRedisData(now: () => number): RedisData {
  const texts = new Map<string, string>();
  const sets = new Map<string, Map<string, number>>();
  const hashes = new Map<string, Map<string, number>>();
  const endsAt = new Map<string, number>();

  /** Before it, nothing ends. */
  let firstEnd = Infinity;

  function dropEnded(): void {
    if (now() < firstEnd) return;
    for (const [key, at] of endsAt) {
      if (at > now()) continue;
      for (const all of [texts, sets, hashes, endsAt]) all.delete(key);
    }
    firstEnd = Math.min(Infinity, ...endsAt.values());
  }

  function endIn(key: string, seconds: string | undefined): void {
    const at = now() + Number(seconds) * 1000;
    endsAt.set(key, at);
    firstEnd = Math.min(firstEnd, at);
  }

  const scoresOf = (key: string) => entriesOf(sets, key);
  const exists = (key: string) => texts.has(key) || sets.has(key) || hashes.has(key);

  const commands: Readonly<Record<string, Run>> = {
    TIME: () => [String(Math.floor(now() / 1000)), String(Math.floor((now() % 1000) * 1000))],
    SELECT: () => ({ status: 'OK' }),
    SETEX(key = '', seconds, value = '') {
      texts.set(key, value);
      endIn(key, seconds);
      return { status: 'OK' };
    },
    ZADD(key = '', ...rest) {
      const { flags, given } = flagsOf(rest, ['XX', 'GT', 'LT']);
      const scores = scoresOf(key);
      let added = 0;
      for (const [score, member] of pairsOf(given)) {
        const known = scores.get(member);
        if (known === undefined && flags.has('XX')) continue;
        if (known !== undefined && flags.has('GT') && score <= known) continue;
        if (known !== undefined && flags.has('LT') && score >= known) continue;
        if (known === undefined) added += 1;
        scores.set(member, score);
      }
      return added;
    },
    ZINCRBY(key = '', amount, member = '') {
      const score = (scoresOf(key).get(member) ?? 0) + Number(amount);
      scoresOf(key).set(member, score);
      return String(score);
    },
    ZMSCORE(key = '', ...members) {
      return members.map((member) => {
        const score = scoresOf(key).get(member);
        return score === undefined ? null : String(score);
      });
    },
    ZREMRANGEBYSCORE(key = '', least, most) {
      if (least !== '-inf') throw new RedisRefusal('ERR only -inf is known here');
      const removed = [...scoresOf(key)].filter(([, score]) => score <= Number(most));
      for (const [member] of removed) scoresOf(key).delete(member);
      return removed.length;
    },
    HINCRBY(key = '', field = '', amount) {
      const value = (entriesOf(hashes, key).get(field) ?? 0) + Number(amount);
      entriesOf(hashes, key).set(field, value);
      return value;
    },
    HGETALL: (key = '') => [...(hashes.get(key) ?? [])].flatMap(([field, value]) => [field, String(value)]),
    EXPIRE(key = '', seconds) {
      if (!exists(key)) return 0;
      endIn(key, seconds);
      return 1;
    },
  };

  return {
    run([name = '', ...given]) {
      dropEnded();
      const command = commands[name.toUpperCase()];
      if (command === undefined) throw new RedisRefusal(`ERR unknown command '${name}'`);
      expectArguments(name, given);
      return command(...given);
    },
  };
}
