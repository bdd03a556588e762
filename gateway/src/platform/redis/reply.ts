export type Command = readonly string[];

/** What Redis replies to a command in RESP2. */
export type Reply = string | number | null | readonly Reply[];

/** Sends commands in one round trip. It rejects when one of them does. */
export type Send = (commands: readonly Command[]) => Promise<readonly Reply[]>;

/** @throws TypeError for what is not a list. */
export function listOf(reply: Reply | undefined): readonly Reply[] {
  if (!Array.isArray(reply)) throw new TypeError('Redis replied with something other than a list');
  return reply as readonly Reply[];
}
