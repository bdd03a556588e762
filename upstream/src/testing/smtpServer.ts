import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A mail server on loopback for one test. */
export type SmtpServer = {
  url: string;
  /** The accepted messages, as sent: headers, a blank line, the text. */
  messages: string[];
  /** Replies to recipients; `250` accepts them. */
  reply: string;
};

/** Starts a mail server that accepts everything until `reply` says otherwise. It is closed after the test. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const mail: SmtpServer = { url: '', messages: [], reply: '250 OK' };
  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket, mail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mail.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return mail;
}

async function converse(socket: Socket, mail: SmtpServer): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let data: string[] | null = null;
  say('220 ready');
  for await (const line of createInterface(socket)) {
    if (data !== null) {
      if (line !== '.') {
        data.push(line);
        continue;
      }
      mail.messages.push(data.join('\n'));
      data = null;
      say('250 accepted');
    } else if (line.startsWith('RCPT')) say(mail.reply);
    else if (line === 'DATA') {
      data = [];
      say('354 go on');
    } else if (line === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 OK');
  }
}
