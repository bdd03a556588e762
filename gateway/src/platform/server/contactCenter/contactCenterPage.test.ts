import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { serveContactCenter, type ContactCenterSettings } from './contactCenterPage.ts';

async function serve(settings: ContactCenterSettings | null) {
  const server = createServer((request, response) => serveContactCenter(request, response, settings));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/contact-center`;
}

const widget = { key: 'key-1', scriptUrl: 'https://chat.example/widget.js?a=1&b="' };

test('the page runs the script of the contact center alone, without the storage of this origin', async () => {
  const response = await fetch(await serve(widget));
  const page = await response.text();
  const policy = response.headers.get('content-security-policy');

  expect(response.status).toBe(200);
  expect(page).toContain(
    '<script src="https://chat.example/widget.js?a=1&amp;b=&quot;" data-key="key-1" async>',
  );
  expect(policy).toContain('; script-src https://chat.example; ');
  expect(policy).toContain('; connect-src https://chat.example wss://chat.example; ');
  expect(policy).toContain("; frame-ancestors 'self'; ");
  expect(policy).toMatch(/; sandbox (?!.*allow-same-origin)/);
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('the page of the contact center is not there without a key, and takes no other methods', async () => {
  expect((await fetch(await serve(null))).status).toBe(404);
  expect((await fetch(await serve(widget), { method: 'POST' })).status).toBe(405);
});
