import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

/** Calls back when a mutation has made a record outdated, alone or with the whole store. Relay's own hook is not in the build. */
export function useInvalidation(id: string, onInvalidated: () => void): void {
  const environment = useRelayEnvironment();
  const notify = useEffectEvent(onInvalidated);
  useEffect(() => {
    const store = environment.getStore();
    const subscription = store.subscribeToInvalidationState(store.lookupInvalidationState([id]), () =>
      notify(),
    );
    return () => subscription.dispose();
  }, [environment, id]);
}
