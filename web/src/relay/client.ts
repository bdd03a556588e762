import type { PreloadedQuery } from 'react-relay/hooks';
import {
  RecordSource,
  type Environment,
  type OperationType,
  type PreloadableConcreteRequest,
} from 'relay-runtime';
import type { Session } from '../auth/session.ts';
import { storedLocationId, storeLocationId } from '../locations/storedLocation.ts';
import { createEnvironment } from './createEnvironment.ts';
import { keepAcrossLocations } from './keepAcrossLocations.ts';
import type { AppContext, RequestContext } from './requestContext.ts';
import { loadListQuery, loadScreenQuery, type ListQuery } from './screenQuery.ts';

/** A signed-in person's connection to the gateway, for as long as the session lasts. */
export interface Client {
  readonly environment: Environment;
  /** Starts a screen's query; it ends with `signal`, when the router lets go of the screen. */
  load<TQuery extends OperationType>(
    parameters: PreloadableConcreteRequest<TQuery>,
    variables: TQuery['variables'],
    signal: AbortSignal,
  ): PreloadedQuery<TQuery>;
  /** The same for a screen with a paged list. */
  loadList<TQuery extends OperationType>(
    parameters: PreloadableConcreteRequest<TQuery>,
    variables: TQuery['variables'],
    signal: AbortSignal,
  ): ListQuery<TQuery>;
  /** Makes a location the current one and forgets what was answered for the former. */
  enterLocation(locationId: number): void;
  /** Tells the gateway in which part of the product the person works. */
  enterContext(appContext: AppContext): void;
}

/**
 * Opens a client with an empty store.
 *
 * @param onUnauthenticated called when the gateway no longer takes the session's token
 */
export function openClient(session: Session, onUnauthenticated: () => void): Client {
  const context: RequestContext = {
    token: session.token,
    locationId: storedLocationId(),
    appContext: 'marketplace',
  };
  const records = new RecordSource();
  const environment = createEnvironment({ context, onUnauthenticated }, records);

  return {
    environment,
    load: (parameters, variables, signal) =>
      endingWith(signal, loadScreenQuery(environment, parameters, variables)),
    loadList: (parameters, variables, signal) => {
      const list = loadListQuery(environment, parameters, variables);
      endingWith(signal, list.queryRef);
      return list;
    },
    enterLocation(locationId) {
      if (context.locationId === locationId) return;
      context.locationId = locationId;
      storeLocationId(locationId);
      keepAcrossLocations(records);
    },
    enterContext(appContext) {
      context.appContext = appContext;
    },
  };
}

/** The router owns a query reference: it aborts the loader's signal when it drops the loader's data. */
function endingWith<TQuery extends OperationType>(
  signal: AbortSignal,
  queryRef: PreloadedQuery<TQuery>,
): PreloadedQuery<TQuery> {
  signal.addEventListener('abort', () => queryRef.dispose(), { once: true });
  return queryRef;
}
