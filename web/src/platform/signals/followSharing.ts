import type { AnyRouter } from '@tanstack/react-router';
import { recordSignals } from './recordSignals.ts';
import { currentSharing, onSharingChanged } from './sharing.ts';
import { createSignalSender } from './signalSender.ts';
import { signalServices } from './signalServices.ts';

const followed = new WeakSet<AnyRouter>();

/** Records and sends signals for as long as the person shares them. The second call for a router does nothing. */
export function followSharing(router: AnyRouter): void {
  if (followed.has(router)) return;
  followed.add(router);
  let stop: (() => void) | null = null;
  const follow = () => {
    const isShared = currentSharing() === 'shared';
    if (isShared && stop === null) {
      const sender = createSignalSender();
      const end = recordSignals({ router, services: signalServices(), onSignal: sender.add });
      stop = () => {
        end();
        sender.close();
      };
    } else if (!isShared) {
      stop?.();
      stop = null;
    }
  };
  onSharingChanged(follow);
  follow();
}
