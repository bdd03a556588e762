import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { holdsActs } from './actsDatabase.ts';

/**
 * Whether this browser holds acts: as the app opened, as the screen changed, and as the connection came back. The
 * database of the acts says so and no mark beside it, which a crash could lose.
 */
export function useHoldsActs(): boolean {
  const router = useRouter();
  const [isHolding, setIsHolding] = useState(false);
  useEffect(() => {
    let isOn = true;
    const show = (found: boolean) => {
      if (isOn) setIsHolding(found);
    };
    // Without storage there is nothing to send.
    const look = () => void holdsActs().then(show, () => show(false));
    look();
    window.addEventListener('online', look);
    const stopListening = router.subscribe('onResolved', look);
    return () => {
      isOn = false;
      window.removeEventListener('online', look);
      stopListening();
    };
  }, [router]);
  return isHolding;
}
