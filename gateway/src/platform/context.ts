import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { FollowLive } from './live/followLive.ts';
import type { FollowReading } from './live/followReading.ts';
import type { CallerShare } from './load/callerLimits.ts';
import type { RestSession } from './rest/restSession.ts';
import type { ServerHabits } from './rest/serverHabits.ts';
import type { DocumentChecker } from './server/documents/documentChecker.ts';

/** What every resolver receives: the REST session of the request, and facts about the caller and the server. */
export interface Context {
  /** The request's REST session; it carries the caller's token, location and request id. */
  readonly rest: RestSession;
  /** What the REST API was seen to do, by any request of this gateway. */
  readonly serverHabits: ServerHabits;
  /** From X-Request-Id, or generated; appears in logs, errors and upstream calls. */
  readonly requestId: string;
  /** Whether a token was sent; the upstream decides whether it is valid. */
  readonly isSignedIn: boolean;
  /** Whether the caller administers the whole marketplace; asks the upstream at most once per request. */
  readonly isPlatformAdmin: () => Promise<boolean>;
  /** The caller's current location (X-Location-Id). */
  readonly locationId: number | null;
  /** Names wire fields such as `is_{slug}_admin`. */
  readonly productSlug: string;
  /** False in production, where no sandbox exists. */
  readonly hasSandbox: boolean;
  /** The page that shows the sandbox's codes, emails and text messages. */
  readonly outboxUrl: string;
  /** Where this server publishes the reference of the API; null if it does not. */
  readonly referenceUrl: string | null;
  /** The public key of the account at Stripe; null without one. */
  readonly stripePublishableKey: string | null;
  /** The path of the contact center's widget; null without one. */
  readonly contactCenterPath: string | null;
  /** The base URL of images, without a trailing slash. */
  readonly imageBase: string;
  /** The current time, constant for a request or for one event of a subscription. */
  readonly now: Temporal.Instant;
  /** Subscribes to changes as this caller. */
  readonly followLive: FollowLive;
  /** Subscribes as this caller to what is not in the change feed. */
  readonly followReading: FollowReading;
  /** What the caller has left, and what it used lately. */
  readonly share: Pick<CallerShare, 'callTime' | 'token' | 'usedBySource'>;
  /** Checks documents that are to be run later. */
  readonly documents: DocumentChecker;
}
