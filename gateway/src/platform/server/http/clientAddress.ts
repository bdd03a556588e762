import type { IncomingMessage } from 'node:http';

/**
 * The address that a request came from. A forwarding header is believed as far as trusted proxies wrote it: anyone
 * can send one.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = (request.headers['x-forwarded-for'] ?? '').toString();
  const hops = [...forwarded.split(','), peer].map((hop) => hop.trim().replace(/^::ffff:/, ''));
  while (hops.length > 1 && trustedProxies.includes(hops.at(-1) ?? '') && hops.at(-2) !== '') hops.pop();
  return hops.at(-1) ?? '';
}
