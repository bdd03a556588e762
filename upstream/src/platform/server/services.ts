import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { DueJob } from '../dueWork/dueJob.ts';
import type { Setback } from '../dueWork/setback.ts';
import type { Settings } from '../settings.ts';
import type { Counters } from './counters.ts';
import type { Reactions } from './reactions.ts';

/** The dependencies of a route. */
export type Services = {
  database: Database;
  clock: Clock;
  settings: Pick<
    Settings,
    | 'productSlug'
    | 'publicUrl'
    | 'webPublicUrl'
    | 'isProduction'
    | 'ssoSharedSecret'
    | 'tracesUrl'
    | 'trustedProxies'
    | 'logLevel'
    | 'uploadSigningSecret'
    | 'imageService'
    | 'stripe'
    | 'messageServices'
    | 'invoicing'
    | 'webhookWorkerSecret'
    | 'metricsToken'
  >;
  /** In the order in which they run. */
  dueJobs: readonly DueJob[];
  reactions: Reactions;
  /** Draws a picture of the demo by its image id, as a WebP; null for an unknown id. Undefined in production. */
  drawPicture?: ((publicId: string) => Promise<Uint8Array> | null) | undefined;
  /** Whether the server is about to end. */
  isDraining?: () => boolean;
  /** Called for every step of due work that failed for one item and is retried later. */
  onSetback?: (setback: Setback) => void;
  counters?: Counters;
  /** Called when the change feed forgot events before any process made deliveries of them. */
  onEventsLost?: (loss: { webhookId: number; count: number }) => void;
};
