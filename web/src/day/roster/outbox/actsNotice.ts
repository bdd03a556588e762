import { randomId } from '../../../platform/relay/randomId.ts';

/** Changes with every change of the acts, so that other tabs are notified. Whether there are any, the database says. */
const signal = 'brigade.acts';

/** Lets other tabs know that the acts of this browser have changed. */
export function noteActs(): void {
  localStorage.setItem(signal, randomId());
}

/** Calls back when another tab has changed the acts; returns the way to stop. */
export function onActsNotedElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === signal) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
