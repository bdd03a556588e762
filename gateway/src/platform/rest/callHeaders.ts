/** What the caller said about itself; all of it goes with every call. */
export interface Caller {
  readonly token: string | null;
  readonly locationId: number | null;
  readonly clientId: string | null;
  readonly appContext: string | null;
  /** What the caller runs, for the list of their sessions. */
  readonly userAgent: string | null;
  /** Where the caller sits, for the upstream's limits by address. */
  readonly address: string;
  readonly requestId: string;
  /** The caller's own key for the writes of this request; null makes one for each write. */
  readonly idempotencyKey: string | null;
}

/** What a call adds to what the caller is. */
export interface CallFacts {
  readonly hasBody: boolean;
  readonly idempotencyKey: string | null;
}

/** The headers of a call; what is not known is left out. */
export function callHeaders(
  { token, locationId, clientId, appContext, userAgent, address, requestId }: Caller,
  { hasBody, idempotencyKey }: CallFacts,
): Record<string, string> {
  return {
    accept: 'application/json',
    'x-request-id': requestId,
    'x-forwarded-for': address,
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(locationId !== null && { 'x-location-id': String(locationId) }),
    ...(clientId !== null && { 'x-client-id': clientId }),
    ...(appContext !== null && { 'x-app-context': appContext }),
    ...(userAgent !== null && { 'user-agent': userAgent }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
  };
}
