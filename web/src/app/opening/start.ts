/**
 * Runs before anything else of a screen's page, and sends the queries that the screen opens with, while the code that
 * shows the responses is still loading. A build of its own: the app's code is what it does not wait for.
 */
import { storedSession } from '../../accounts/signIn/storedSession.ts';
import { storedClockOffset } from '../../platform/clock/storedClock.ts';
import { requestInit } from '../../platform/relay/requestInit.ts';
import { startRequest } from '../../platform/relay/startedRequests.ts';
import { storedLocationId } from '../../platform/relay/storedLocation.ts';
import { readId } from '../../platform/screen/readId.ts';
import { parseSearch } from '../../platform/screen/searchParams.ts';
import { openingRequests } from './openingRequests.ts';
import { pathParameters } from './pathParameters.ts';

const pattern = document.currentScript?.dataset['screen'] ?? '';
const session = storedSession();
/** Days in the address take Temporal to read, which only the app loads for an older browser. */
const isReadable = 'Temporal' in globalThis || location.search === '';

if (session !== null && isReadable) {
  const parameters = pathParameters(pattern, location.pathname);
  const nowMs = Date.now() + (storedClockOffset() ?? 0);
  const context = {
    token: session.token,
    locationId: readId(parameters['locationId']) ?? storedLocationId(),
    appContext: 'marketplace',
  } as const;
  for (const { id, variables } of openingRequests(pattern, {
    parameters,
    search: parseSearch(location.search),
    nowMs,
  })) {
    startRequest(requestInit(id, variables, context));
  }
}
