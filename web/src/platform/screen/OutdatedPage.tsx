import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SomethingBroke } from '../../ui/illustrations/SomethingBroke.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';
import { reloadOnce, wasReloadedFor } from './reloadOnce.ts';

/** The release that the page is of: the files of each have names of their own. */
const release = `outdated ${import.meta.url}`;

const reloadPage = () => window.location.reload();

/**
 * Shown in place of a screen whose query the server no longer knows, since a release has replaced it. The page reloads;
 * if it is of the same release afterwards, that is left to the person.
 *
 * @param reload replaced by tests
 */
export function OutdatedPage({ reload = reloadPage }: { reload?: () => void }) {
  const [isReloading] = useState(() => !wasReloadedFor(release));
  useEffect(() => {
    if (isReloading) reloadOnce(release, reload);
  }, [isReloading, reload]);
  if (isReloading) return <LoadingScreen />;
  return (
    <EmptyState
      headingLevel={1}
      illustration={<SomethingBroke />}
      title="Brigade was updated"
      action={<Button onPress={reload}>Reload</Button>}
    >
      Reload the page to continue.
    </EmptyState>
  );
}
