/** What Redis replies to a command that it does not carry out. */
export class RedisRefusal extends Error {
  override name = 'RedisRefusal';
}

/** How many arguments a command needs at least; one that is not here needs none. */
const neededArguments: Readonly<Record<string, number>> = {
  SELECT: 1,
  SETEX: 3,
  ZADD: 3,
  ZINCRBY: 3,
  ZMSCORE: 2,
  ZREMRANGEBYSCORE: 3,
  HINCRBY: 3,
  HGETALL: 1,
  EXPIRE: 2,
};

/** @throws RedisRefusal */
export function expectArguments(name: string, given: readonly string[]): void {
  if (given.length < (neededArguments[name.toUpperCase()] ?? 0)) {
    throw new RedisRefusal(`ERR wrong number of arguments for '${name.toLowerCase()}' command`);
  }
}

/** Takes the flags off the beginning of arguments. */
export function flagsOf(rest: readonly string[], known: readonly string[]) {
  const end = rest.findIndex((argument) => !known.includes(argument.toUpperCase()));
  const from = end === -1 ? rest.length : end;
  return {
    flags: new Set(rest.slice(0, from).map((flag) => flag.toUpperCase())),
    given: rest.slice(from),
  };
}

/** @throws RedisRefusal unless the arguments are pairs of a score and a member. */
export function pairsOf(given: readonly string[]): (readonly [score: number, member: string])[] {
  if (given.length === 0 || given.length % 2 === 1) throw new RedisRefusal('ERR syntax error');
  return given.flatMap((text, index) => {
    if (index % 2 === 1) return [];
    const score = Number(text);
    if (text === '' || Number.isNaN(score)) throw new RedisRefusal('ERR value is not a valid float');
    return [[score, given[index + 1] ?? ''] as const];
  });
}
