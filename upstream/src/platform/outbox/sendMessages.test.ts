import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSmtpServer } from '../../testing/smtpServer.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { runDueWork } from '../dueWork/runDueWork.ts';
import { deliverMessage } from './deliverMessage.ts';
import { type MessageServices, noMessageServices } from './messageServices.ts';
import { sendMessages } from './sendMessages.ts';

const { clock, database, reset } = await startTestServer();

beforeEach(reset);

const servicesWith = (messageServices: Partial<MessageServices>) => ({
  clock,
  database,
  settings: {
    ...testSettings,
    isProduction: true,
    messageServices: { ...noMessageServices, ...messageServices },
  },
});

type TestServices = ReturnType<typeof servicesWith>;

const email = (url: string) => servicesWith({ email: { url, from: 'hello@brigade.example' } });
const sms = (url: string) => servicesWith({ sms: { url, token: 'secret' } });
const send = (services: TestServices) => runDueWork(services, [sendMessages]);
const waiting = () =>
  database.selectFrom('outgoing_messages').select(['recipient', 'attempts', 'refusal', 'due_ts']).execute();

function queue(services: TestServices, to: string, validSeconds?: number) {
  return deliverMessage(services, database, {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    subject: 'Your Brigade sign-in code',
    body: '123456 is your code',
    ...(validSeconds !== undefined && { validSeconds }),
  });
}

const inSeconds = (seconds: number) => new Date(clock.systemNow().getTime() + seconds * 1000);

describe('an email', () => {
  test('an email is sent once, over SMTP', async () => {
    const mail = await startSmtpServer();
    const services = email(mail.url);
    await queue(services, 'ada@guest.example');

    expect(await send(services)).toEqual({ sendMessages: 1 });
    expect(await send(services)).toEqual({});
    expect(mail.messages).toEqual([expect.stringContaining('123456 is your code')]);
    expect(mail.messages[0]).toMatch(/^From: hello@brigade\.example$/m);
    expect(mail.messages[0]).toMatch(/^To: ada@guest\.example$/m);
    expect(mail.messages[0]).toMatch(/^Message-ID: <\d+\.\d+@brigade\.example>$/m);
    expect(await waiting()).toEqual([]);
  });

  test('an email waits with all others while the server cannot be reached, twice as long each time', async () => {
    const mail = await startSmtpServer();
    const unreachable = email('smtp://127.0.0.1:1');
    await queue(unreachable, 'ada@guest.example');
    await queue(unreachable, 'bo@guest.example');

    expect(await send(unreachable)).toEqual({ sendMessages: 1 });
    expect(await waiting()).toMatchObject([
      { attempts: 1, due_ts: inSeconds(15) },
      { attempts: 1, due_ts: inSeconds(15) },
    ]);
    clock.advance(1);
    await send(unreachable);
    expect(await waiting()).toMatchObject([{ attempts: 2, due_ts: inSeconds(30) }, {}]);
    clock.advance(1);
    await send(email(mail.url));
    expect(mail.messages).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });

  test('an email that the server cannot take now waits alone', async () => {
    const mail = await startSmtpServer();
    const services = email(mail.url);
    mail.reply = '451 try again later';
    await queue(services, 'ada@guest.example');
    await queue(services, 'bo@guest.example');

    expect(await send(services)).toEqual({ sendMessages: 2 });
    expect(await waiting()).toMatchObject([{ refusal: null }, { refusal: null }]);
  });

  test('an email is not sent again once the server has refused it for good', async () => {
    const mail = await startSmtpServer();
    const services = email(mail.url);
    mail.reply = '550 no such mailbox';
    await queue(services, 'ada@guest.example');
    await send(services);
    clock.advance(120);

    expect(await send(services)).toEqual({});
    expect(await waiting()).toMatchObject([{ refusal: '550' }]);
  });

  test('an email is dropped when it is no longer valid', async () => {
    const services = email('smtp://127.0.0.1:1');
    await queue(services, 'ada@guest.example', 600);
    clock.advance(10);

    expect(await send(services)).toEqual({});
    expect(await waiting()).toEqual([]);
  });
});

/** An HTTP service that responds with these statuses in turn, then with 200. */
async function startSmsService(...statuses: number[]) {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts = await request.toArray();
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) });
      response.writeHead(statuses.shift() ?? 200).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`, received };
}

describe('a text message', () => {
  test('a text message is sent again under the same key after a failure of the service', async () => {
    const service = await startSmsService(503, 429);
    const services = sms(service.url);
    await queue(services, '+16155550123');
    await send(services);
    clock.advance(1);
    await send(services);
    clock.advance(1);
    await send(services);

    expect(service.received.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ to: '+16155550123', text: '123456 is your code' })),
    );
    expect(new Set(service.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(service.received[0]?.headers.authorization).toBe('Bearer secret');
    expect(await waiting()).toEqual([]);
  });

  test('a text message is not sent again once the service has refused it', async () => {
    const service = await startSmsService(400);
    const services = sms(service.url);
    await queue(services, '+16155550123');
    await send(services);
    clock.advance(120);
    await send(services);

    expect(service.received).toHaveLength(1);
    expect(await waiting()).toMatchObject([{ refusal: '400' }]);
  });

  test('a text message waits when the service has been removed from the settings', async () => {
    await queue(sms('http://127.0.0.1:1/'), '+16155550123');
    await send(servicesWith({}));

    expect(await waiting()).toMatchObject([{ attempts: 1, refusal: null }]);
  });
});
