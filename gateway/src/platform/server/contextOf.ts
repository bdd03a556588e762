import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../context.ts';
import { followLive } from '../live/followLive.ts';
import { followReading } from '../live/followReading.ts';
import type { LiveHub } from '../live/liveHub.ts';
import { referenceUrlOf } from '../reference/publication.ts';
import type { RestSession } from '../rest/restSession.ts';
import { newServerHabits } from '../rest/serverHabits.ts';
import type { Settings } from '../settings/settings.ts';
import { contactCenterPath } from './contactCenter/contactCenterPage.ts';
import type { DocumentChecker } from './documents/documentChecker.ts';
import type { Exchange } from './exchange.ts';

/** Where codes, emails and text messages can be read, outside production. */
export function sandboxOf({ environment, outboxUrl }: Settings): Pick<Context, 'hasSandbox' | 'outboxUrl'> {
  return { hasSandbox: environment !== 'production', outboxUrl };
}

/** From one reading to the next of what is not in the change feed, in milliseconds. */
const readingInterval = 1_000;

export interface ContextSources {
  readonly now: () => Temporal.Instant;
  readonly live: LiveHub;
  readonly documents: DocumentChecker;
  /** Decides the auth scope `platformAdmin` for the owner of a session. */
  readonly isPlatformAdmin: (rest: RestSession) => Promise<boolean>;
}

/** @returns creates the context of one request. */
export function contextFactory(
  settings: Settings,
  { now, live, documents, isPlatformAdmin }: ContextSources,
): (exchange: Exchange) => Context {
  const { productSlug, imageBase } = settings;
  const server = {
    productSlug,
    imageBase,
    ...sandboxOf(settings),
    referenceUrl: referenceUrlOf(settings),
    stripePublishableKey: settings.stripePublishableKey,
    contactCenterPath: settings.contactCenter === null ? null : contactCenterPath,
    serverHabits: newServerHabits(),
  };
  return (exchange) => {
    const { rest, caller, ended, share } = exchange;
    const pace = () => share.pace(exchange.cost?.requested ?? 1);
    return {
      ...server,
      rest,
      share,
      documents,
      requestId: caller.requestId,
      isSignedIn: caller.token !== null,
      isPlatformAdmin: () => isPlatformAdmin(rest),
      locationId: caller.locationId,
      now: now(),
      followLive: followLive(live, { rest, caller, signal: ended, now, pace }),
      followReading: followReading(live, { rest, caller, signal: ended, pace, interval: readingInterval }),
    };
  };
}
