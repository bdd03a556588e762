import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, server, reset } = await startTestServer();

beforeEach(reset);

const page = (query = '') => server.inject({ method: 'GET', url: `/outbox${query}` });

async function send(recipient: string, subject = 'Your code'): Promise<void> {
  await database
    .insertInto('outbox_messages')
    .values({ channel: 'email', recipient, subject, body: 'Text', code: '123456', created_ts: clock.now() })
    .execute();
}

test('200: shows sent codes', async () => {
  await call('POST', '/auth/email/', { body: { email: 'manager@brigade.example' } });
  const { code } = await database.selectFrom('outbox_messages').select('code').executeTakeFirstOrThrow();

  const { statusCode, headers, body } = await page();

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('manager@brigade.example');
  expect(body).toContain(code);
});

test('200: filters messages by address', async () => {
  await send('one@brigade.example');
  await send('two@brigade.example');

  const { body } = await page('?to=one@brigade.example');

  expect(body).toContain('<strong>one@brigade.example</strong>');
  expect(body).not.toContain('two@brigade.example');
});

test('200: an empty outbox explains how messages get there', async () => {
  expect((await page()).body).toContain('Nothing was sent yet.');
});

test('200: tolerates a repeated parameter', async () => {
  expect((await page('?to=a&to=b')).statusCode).toBe(200);
});

test('escapes messages and filters', async () => {
  await send('a@brigade.example', '<script>alert(1)</script>"\'&');

  const { body } = await page('?to=%22%3E%3Cimg%20src%3Dx%3E');
  const all = await page();

  expect(body).not.toContain('<img');
  expect(all.body).not.toContain('<script>alert');
  expect(all.body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#34;&#39;&#38;');
});

test('200: links exactly the URLs in messages', async () => {
  const body = 'Open https://app.brigade.example/auth?a=1&b="><img src=x>. Or (http://x.example/y).';
  const row = { channel: 'email' as const, recipient: 'a@b.example', subject: 'Hello', code: null };
  await database
    .insertInto('outbox_messages')
    .values({ ...row, body, created_ts: clock.now() })
    .execute();

  const { body: html } = await page();

  expect(html).toContain('<a href="https://app.brigade.example/auth?a=1&#38;b=">');
  expect(html).toContain('(<a href="http://x.example/y">http://x.example/y</a>).');
  expect(html).not.toContain('<img');
});

test("the content security policy allows only the page's own script", async () => {
  await send('a@brigade.example');

  const { headers, body } = await page();

  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/outbox/outbox.js">']);
  expect(body).not.toMatch(/ (?:on\w+|style)=/);
});

test.each(['/outbox/outbox.js', '/outbox/outbox.css'])('200: serves %s', async (url) => {
  expect((await server.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test.each(['/outbox', '/outbox/outbox.js', '/outbox/outbox.css'])(
  '404: %s does not exist in production',
  async (url) => {
    const production = await startTestServer({ isProduction: true });

    expect((await production.server.inject({ method: 'GET', url })).statusCode).toBe(404);
  },
);
