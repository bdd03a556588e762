import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../ui/feedback/toast.ts';

/** Closes what could not be shown, and says so. The screen below stays as it is. */
export function Unopened({ onShown }: { onShown: () => void }) {
  const report = useEffectEvent(() => {
    toast({ tone: 'danger', title: 'This could not be opened. Reload the page to try again.' });
    onShown();
  });
  useEffect(() => report(), []);
  return null;
}
