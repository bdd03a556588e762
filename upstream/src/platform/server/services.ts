import type { Clock } from '../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Settings } from '../settings.ts';

/** What a route is made with. */
export type Upstream = {
  database: Database;
  clock: Clock;
  settings: Pick<
    Settings,
    | 'productSlug'
    | 'publicUrl'
    | 'webPublicUrl'
    | 'isProduction'
    | 'ssoSharedSecret'
    | 'trustedProxies'
    | 'logLevel'
    | 'uploadSigningSecret'
    | 'imageService'
    | 'stripe'
  >;
};
