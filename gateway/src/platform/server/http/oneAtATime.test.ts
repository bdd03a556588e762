import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { oneAtATime } from './oneAtATime.ts';

test('a pipelined request is handled after the answer to the one before it was sent', async () => {
  const handled: ServerResponse[] = [];
  const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer(
    oneAtATime((_, response) => {
      handled.push(response);
      arrived[handled.length - 1]?.resolve();
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.resume();
  let requests = 0;
  const both = Promise.withResolvers<void>();
  server.on('request', () => {
    requests += 1;
    if (requests === 2) both.resolve();
  });
  client.write('GET /1 HTTP/1.1\r\nhost: a\r\n\r\nGET /2 HTTP/1.1\r\nhost: a\r\n\r\n');

  await both.promise;
  expect(handled).toHaveLength(1);
  handled[0]?.end('first');
  await arrived[1]?.promise;
  expect(handled).toHaveLength(2);
  handled[1]?.end('second');
  client.destroy();
  server.close();
});
