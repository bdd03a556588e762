import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a stack that can be cut and mended. */
export interface Line {
  /** Origin of the near end. */
  url: string;
  /** Ends what is connected, and refuses everybody from then on. */
  cut(): void;
  /** Lets everybody through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to an origin. */
export async function layLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  const ends = new Set<Socket>();
  let isCut = false;

  const join = (one: Socket, other: Socket) => {
    ends.add(one);
    one.once('error', () => other.destroy());
    one.once('close', () => {
      ends.delete(one);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    join(near, far);
    join(far, near);
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: bound } = server.address() as AddressInfo;
  const endAll = () => ends.forEach((end) => end.destroy());

  return {
    url: `http://127.0.0.1:${bound}`,
    cut() {
      isCut = true;
      endAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
