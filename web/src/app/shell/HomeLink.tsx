import type { ReactNode } from 'react';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';

/** The logo leads home. */
export function HomeLink({ className, children }: { className: string | undefined; children: ReactNode }) {
  const followLink = useLinkClick();
  return (
    <a href="/" className={className} aria-label="Brigade, home" onClick={followLink}>
      {children}
    </a>
  );
}
