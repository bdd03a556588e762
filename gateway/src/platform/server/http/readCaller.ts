import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Caller } from '../../rest/callHeaders.ts';
import { clientAddress } from './clientAddress.ts';
import { HttpProblem } from './httpProblem.ts';

function header({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text === undefined || text === '' ? null : text;
}

/** Longer ones are no browser's, and every call of the request carries it. */
const longestUserAgent = 512;

/** A header that must look a certain way, so that nothing else travels on to the upstream. */
function checked(request: IncomingMessage, name: string, form: RegExp, what: string): string | null {
  const value = header(request, name);
  if (value === null || form.test(value)) return value;
  throw malformed(name, what);
}

function malformed(name: string, what: string): HttpProblem {
  return new HttpProblem(400, 'BAD_REQUEST', `The header ${name} must be ${what}.`);
}

function locationIdOf(request: IncomingMessage): number | null {
  const what = 'the number of a location';
  const text = checked(request, 'x-location-id', /^[1-9]\d{0,15}$/, what);
  if (text === null || Number.isSafeInteger(Number(text))) return text === null ? null : Number(text);
  throw malformed('x-location-id', what);
}

/**
 * Whether the caller asks to see the REST calls of its request.
 *
 * @throws HttpProblem 400 for a malformed header.
 */
export function wantsTrace(request: IncomingMessage): boolean {
  return checked(request, 'x-brigade-trace', /^[01]$/, '1 or 0') === '1';
}

/** The caller's own id for the request, when it can be logged; else one made here. */
export function requestIdOf(request: IncomingMessage): string {
  const given = header(request, 'x-request-id');
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * What a request's headers say about who sends it and from where.
 *
 * @throws HttpProblem 401 for an Authorization header that is not a bearer token, 400 for other malformed headers.
 */
export function readCaller(
  request: IncomingMessage,
  requestId: string,
  trustedProxies: readonly string[],
): Caller {
  const authorization = header(request, 'authorization');
  const token =
    authorization === null ? null : (/^Bearer ([\w.~+/=-]{1,4096})$/i.exec(authorization)?.[1] ?? null);
  if (authorization !== null && token === null) {
    throw new HttpProblem(401, 'UNAUTHENTICATED', 'The Authorization header must be "Bearer <token>".', {
      'www-authenticate': 'Bearer',
    });
  }
  return {
    token,
    locationId: locationIdOf(request),
    clientId: checked(request, 'x-client-id', /^[\w.-]{1,128}$/, '1 to 128 letters, digits, ".", "_" or "-"'),
    appContext: checked(request, 'x-app-context', /^(marketplace|hire|admin)$/, 'marketplace, hire or admin'),
    userAgent: header(request, 'user-agent')?.slice(0, longestUserAgent) ?? null,
    idempotencyKey: checked(
      request,
      'idempotency-key',
      /^[\w.:-]{1,128}$/,
      '1 to 128 letters, digits, ".", "_", ":" or "-"',
    ),
    address: clientAddress(request, trustedProxies),
    requestId,
  };
}
