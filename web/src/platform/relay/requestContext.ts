import { clientId } from './clientId.ts';

/** The part of the product that a request comes from. */
export type AppContext = 'marketplace' | 'hire' | 'admin';

/** The origin of a session's requests. */
export interface RequestContext {
  readonly token: string | null;
  locationId: number | null;
  appContext: AppContext;
}

/** The headers of a request context. Null values send no header. */
export function contextHeaders({ token, locationId, appContext }: RequestContext): Record<string, string> {
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(locationId === null ? {} : { 'X-Location-Id': String(locationId) }),
    'X-Client-Id': clientId(),
    'X-App-Context': appContext,
  };
}
