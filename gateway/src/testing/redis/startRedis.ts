import { createServer, type AddressInfo, type Socket } from 'node:net';
import { RedisRefusal } from './redisArguments.ts';
import { createRedisData, type TestReply } from './redisData.ts';
import { createCommandReader, encodeReply } from './resp.ts';

/** A server with the commands of Redis that the gateway sends. Its data lasts as long as it does. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Runs a command, as another client would. */
  run(...command: string[]): TestReply;
  /** Moves its clock, in milliseconds. */
  moveClock(by: number): void;
  /** Keeps connections open and answers nothing. */
  hang(): void;
  /** Answers all commands but AUTH with this error; null: no longer. */
  refuse(message: string | null): void;
  stop(): Promise<void>;
}

export interface TestRedisOptions {
  /** 0: any free port. */
  readonly port?: number;
  readonly password?: string | null;
}

export async function startRedis({ port = 0, password = null }: TestRedisOptions = {}): Promise<TestRedis> {
  let offset = 0;
  let isHanging = false;
  let refusal: string | null = null;
  const data = createRedisData(() => Date.now() + offset);
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    let isKnown = password === null;
    const read = createCommandReader();

    function replyTo(command: string[]): TestReply | RedisRefusal {
      try {
        if (command[0] === 'AUTH') {
          if (command.at(-1) !== password) throw new RedisRefusal('WRONGPASS invalid username-password pair');
          isKnown = true;
          return { status: 'OK' };
        }
        if (!isKnown) throw new RedisRefusal('NOAUTH Authentication required.');
        if (refusal !== null) throw new RedisRefusal(refusal);
        return data.run(command);
      } catch (error) {
        if (error instanceof RedisRefusal) return error;
        throw error;
      }
    }

    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      const received = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes);
      const replies = read(received).map((command) => encodeReply(replyTo(command)));
      if (!isHanging) socket.write(replies.join(''));
    });
  }

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;

  return {
    url: `redis://${password === null ? '' : `:${password}@`}127.0.0.1:${bound}`,
    port: bound,
    run: (...command) => data.run(command),
    moveClock(by) {
      offset += by;
    },
    hang() {
      isHanging = true;
    },
    refuse(message) {
      refusal = message;
    },
    async stop() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
