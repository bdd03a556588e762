import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactCenterPolicy } from '../http/securityHeaders.ts';
import { sendJson } from '../http/send.ts';

/** The contact center's widget: its script, and the key that names the account. */
export interface ContactCenterSettings {
  readonly key: string;
  readonly scriptUrl: string;
}

export const contactCenterPath = '/contact-center';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Serves the page that runs the widget, for a frame in the web app. The page has an origin of its own, so that the script
 * of another company can reach neither the app nor its storage.
 */
export function serveContactCenter(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ContactCenterSettings | null,
): void {
  if (settings === null) {
    sendJson(response, 404, { status: 'not found' });
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
    return;
  }
  const { key, scriptUrl } = settings;
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contactCenterPolicy(scriptUrl),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    .end(
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width"><title>Contact center</title></head>' +
        `<body><script src="${escaped(scriptUrl)}" data-key="${escaped(key)}" async></script></body></html>`,
    );
}
