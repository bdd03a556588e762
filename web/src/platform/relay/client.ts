import {
  RecordSource,
  type Environment,
  type OperationType,
  type PreloadableConcreteRequest,
} from 'relay-runtime';
import type { Session } from '../../accounts/signIn/session.ts';
import { storedLocationId, storeLocationId } from './storedLocation.ts';
import { createEnvironment } from './createEnvironment.ts';
import { keepAcrossLocations } from '../../relay/keepAcrossLocations.ts';
import type { AppContext, RequestContext } from './requestContext.ts';
import { answered, startScreenQuery, type RefreshPolicy, type ScreenQuery } from './screenQuery.ts';

/** What the router tells a route's loader. */
interface Visit {
  /** Aborted when the router drops what the loader gave. */
  readonly abortController: AbortController;
  /** Whether the route is new on the screen, or another state of the one that is there. */
  readonly cause: 'enter' | 'stay' | 'preload';
}

type Load = <TQuery extends OperationType>(
  parameters: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  visit: Visit,
) => Promise<ScreenQuery<TQuery>>;

/** A person's connection to the gateway, for as long as the session lasts. */
export interface Client {
  readonly environment: Environment;
  /**
   * Starts a screen's query. For a new screen it resolves with the answer, so that a quick one needs no skeleton; for
   * another state of the same screen at once, which keeps what it shows until the answer is there.
   */
  readonly load: Load;
  /** The same for a screen with a paged list. */
  readonly loadList: Load;
  /** Makes a location the current one and forgets what was answered for the former. */
  enterLocation(locationId: number): void;
  /** Tells the gateway in which part of the product the person works. */
  enterContext(appContext: AppContext): void;
  /** Has everything asked for again when it is next needed, failed answers among it. */
  forgetAnswers(): void;
}

/**
 * Opens a client with an empty store.
 *
 * @param session null for somebody who is not signed in
 * @param onUnauthenticated called when the gateway no longer takes the session's token
 */
export function openClient(session: Session | null, onUnauthenticated: () => void): Client {
  const context: RequestContext = {
    token: session?.token ?? null,
    locationId: storedLocationId(),
    appContext: 'marketplace',
  };
  const records = new RecordSource();
  const environment = createEnvironment({ context, onUnauthenticated }, records);

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
    enterLocation(locationId) {
      if (context.locationId === locationId) return;
      context.locationId = locationId;
      storeLocationId(locationId);
      keepAcrossLocations(records);
    },
    enterContext(appContext) {
      context.appContext = appContext;
    },
    forgetAnswers() {
      environment.commitUpdate((store) => store.getRoot().invalidateRecord());
    },
  };
}
