import { useState } from 'react';

/**
 * Whether an overlay's lazily loaded part has to be in the page: from its first opening on, so that nothing is loaded
 * before it is needed and the overlay can still play its leaving.
 */
export function useHasOpened(isOpen: boolean): boolean {
  const [hasOpened, setHasOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setHasOpened(true);
  return hasOpened;
}
