import { RedisRefusal } from './redisArguments.ts';
import type { TestReply } from './redisData.ts';

/** Reads commands from the bytes of a client, which arrive in pieces. */
export function createCommandReader(): (bytes: Buffer) => string[][] {
  let unread = Buffer.alloc(0);

  /** @returns the line at a position, and where the next one begins; null if it has not ended. */
  function lineAt(from: number): { text: string; next: number } | null {
    const end = unread.indexOf('\r\n', from);
    return end === -1 ? null : { text: unread.toString('utf8', from, end), next: end + 2 };
  }

  function takeCommand(): string[] | null {
    const head = lineAt(0);
    if (head === null) return null;
    const command: string[] = [];
    let at = head.next;
    for (let count = Number(head.text.slice(1)); count > 0; count -= 1) {
      const length = lineAt(at);
      if (length === null) return null;
      const end = length.next + Number(length.text.slice(1));
      if (unread.length < end + 2) return null;
      command.push(unread.toString('utf8', length.next, end));
      at = end + 2;
    }
    unread = unread.subarray(at);
    return command;
  }

  return (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    const commands: string[][] = [];
    for (let command = takeCommand(); command !== null; command = takeCommand()) commands.push(command);
    return commands;
  };
}

/** A reply in RESP2. */
export function encodeReply(reply: TestReply | RedisRefusal): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (reply instanceof RedisRefusal) return `-${reply.message}\r\n`;
  if ('status' in reply) return `+${reply.status}\r\n`;
  return `*${reply.length}\r\n${reply.map(encodeReply).join('')}`;
}
