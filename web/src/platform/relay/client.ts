import type { Environment, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { createEnvironment } from './createEnvironment.ts';
import type { AppContext, RequestContext } from './requestContext.ts';
import { answered, startScreenQuery, type RefreshPolicy, type ScreenQuery } from './screenQuery.ts';
import { storedLocationId, storeLocationId } from './storedLocation.ts';

/** What the router passes to a route's loader. */
interface Visit {
  /** Aborted when the router discards the loader's result. */
  readonly abortController: AbortController;
  /** Whether the route opens, or is already on the screen and changes its search parameters. */
  readonly cause: 'enter' | 'stay' | 'preload';
}

type Load = <TQuery extends OperationType>(
  parameters: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  visit: Visit,
) => Promise<ScreenQuery<TQuery>>;

/** The part of a session that requests need. */
export interface ClientSession {
  readonly token: string;
}

/** The requests of a session and their store. */
export interface Client {
  readonly environment: Environment;
  /**
   * Starts a screen's query. For a new screen it resolves with the response, so that a fast one shows no skeleton. For
   * a screen that stays it resolves at once: the screen shows its current data until the response arrives.
   */
  readonly load: Load;
  /** Starts the query of a screen with a paginated list. */
  readonly loadList: Load;
  /** Starts the query of a screen that opens with its last state when there is no connection. */
  readonly loadKept: Load;
  /**
   * Sets the location that requests send as X-Location-Id; null for none. The store needs no change: no record depends
   * on it.
   */
  enterLocation(locationId: number | null): void;
  /** Sets the part of the product that requests send as X-App-Context. */
  enterContext(appContext: AppContext): void;
  /** Invalidates the store: queries refetch when they next run. */
  forgetResponses(): void;
}

/**
 * Opens a client with an empty store.
 *
 * @param session null for a visitor who is not signed in
 * @param onUnauthenticated called when the gateway rejects the session's token
 */
export function openClient(session: ClientSession | null, onUnauthenticated: () => void): Client {
  const context: RequestContext = {
    token: session?.token ?? null,
    locationId: storedLocationId(),
    appContext: 'marketplace',
  };
  const environment = createEnvironment({ context, onUnauthenticated });

  const loadWith =
    (policy: RefreshPolicy): Load =>
    async (parameters, variables, { abortController, cause }) => {
      const query = startScreenQuery(environment, parameters, variables, policy, abortController.signal);
      if (cause !== 'stay' && !query.isStale) await answered(query);
      return query;
    };

  return {
    environment,
    load: loadWith('screen'),
    loadList: loadWith('list'),
    loadKept: loadWith('kept'),
    enterLocation(locationId) {
      if (context.locationId === locationId) return;
      context.locationId = locationId;
      storeLocationId(locationId);
    },
    enterContext(appContext) {
      context.appContext = appContext;
    },
    forgetResponses() {
      environment.commitUpdate((store) => store.getRoot().invalidateRecord());
    },
  };
}
