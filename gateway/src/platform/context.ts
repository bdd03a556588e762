import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { FollowLive } from './live/followLive.ts';
import type { RestSession } from './rest/restSession.ts';

/** What every resolver is given: the request's own view of the upstream and what the caller said about itself. */
export interface Context {
  /** The request's REST session; it carries the caller's token, location and request id. */
  readonly rest: RestSession;
  /** Accepted from X-Request-Id or made here; in logs, errors and upstream calls. */
  readonly requestId: string;
  /** A token was sent. Whether it is valid is the upstream's to say. */
  readonly isSignedIn: boolean;
  /** The caller's current location (X-Location-Id). */
  readonly locationId: number | null;
  /** Names wire fields such as `is_{slug}_admin`. */
  readonly productSlug: string;
  /** False in production, where no sandbox exists. */
  readonly hasSandbox: boolean;
  /** The page that shows the sandbox's codes, e-mails and text messages. */
  readonly outboxUrl: string;
  /** The public key of the account at Stripe; null without one. */
  readonly stripePublishableKey: string | null;
  /** What addresses of images start with, without a slash at the end. */
  readonly imageBase: string;
  /** The moment to compare with; one for the whole request, or for one event of a subscription. */
  readonly now: Temporal.Instant;
  /** Follows what changes, as this caller. */
  readonly followLive: FollowLive;
}
