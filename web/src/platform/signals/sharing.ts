import { type Sharing, sharingOf } from '@brigade/domain/platform/signals/sharing.ts';
import { useSyncExternalStore } from 'react';
import { sharingKey } from './sharingKey.ts';
import { signalServices } from './signalServices.ts';

const listeners = new Set<() => void>();

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Whether the browser asks not to be tracked. */
export function isOptedOut(): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}

/** Whether this browser shares errors and use, or the person has to be asked. */
export function currentSharing(): Sharing {
  const stored = localStorage.getItem(sharingKey);
  return sharingOf({
    hasService: signalServices().size > 0,
    isOptedOut: isOptedOut(),
    choice: stored === 'shared' || stored === 'private' ? stored : null,
  });
}

/** Keeps the choice in this browser. */
export function chooseSharing(choice: 'shared' | 'private'): void {
  localStorage.setItem(sharingKey, choice);
  for (const listener of listeners) listener();
}

/** Calls back when the choice may have changed, here or in another tab. */
export function onSharingChanged(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sharingKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The same for components. */
export function useSharing(): Sharing {
  return useSyncExternalStore(onSharingChanged, currentSharing);
}
