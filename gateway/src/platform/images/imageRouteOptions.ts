import type { Upstream } from '../rest/upstream.ts';
import type { Settings } from '../settings/settings.ts';

/** What the routes of images work with. */
export interface ImageRouteOptions {
  readonly settings: Pick<Settings, 'imageBase' | 'trustedProxies'>;
  readonly upstream: Pick<Upstream, 'getFile' | 'sendFile'>;
}

export interface ImageRequest {
  /** Without its query. */
  readonly path: string;
  readonly requestId: string;
}
