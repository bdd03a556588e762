import { createEnvironment } from '../../platform/relay/createEnvironment.ts';

/**
 * A connection of someone who is not signed in. A new one each time: nothing of it may be seen by the session that
 * follows.
 */
export function visitorEnvironment() {
  return createEnvironment({
    context: { token: null, locationId: null, appContext: 'marketplace' },
    onUnauthenticated: () => {},
  });
}
