import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import sandboxPanelQuery from '../__generated__/SandboxPanelQuery$parameters.ts';
import type { SandboxPanelQuery } from '../__generated__/SandboxPanelQuery.graphql.ts';
import { clockOffset } from '../platform/clock/currentTime.ts';
import { useCurrentLocationId } from '../businesses/locations/useCurrentLocationId.ts';
import { ErrorBoundary } from '../platform/screen/ErrorBoundary.tsx';
import { errorDetails } from '../platform/screen/errorDetails.ts';
import { supportHref } from '../platform/screen/supportHref.ts';
import { Button } from '../ui/actions/Button.tsx';
import { ErrorScreen } from '../ui/screens/ErrorScreen.tsx';
import { SkeletonRows } from '../ui/feedback/SkeletonRows.tsx';
import { aheadText } from './aheadText.ts';
import styles from './SandboxBar.module.css';
import { keepSandboxPanel, sandboxPanelIsOpen } from './sandboxPanelIsOpen.ts';

const SandboxPanel = lazy(() => import('./SandboxPanel.tsx'));

/** Marks every screen as sandbox, and opens the panel that moves its clock. */
export default function SandboxBar() {
  const [isOpen, setIsOpen] = useState(sandboxPanelIsOpen);
  const [queryRef, load, dispose] = useQueryLoader<SandboxPanelQuery>(sandboxPanelQuery);
  const locationId = useCurrentLocationId();
  const reload = useCallback(
    () =>
      load(
        { locationId, hasLocation: locationId !== null, location: locationId ?? 0 },
        { fetchPolicy: 'network-only' },
      ),
    [load, locationId],
  );

  useEffect(() => {
    if (!isOpen) return undefined;
    reload();
    return dispose;
  }, [isOpen, reload, dispose]);

  const ahead = aheadText(clockOffset());
  return (
    <section className={styles.sandbox} aria-label="Sandbox">
      <div className={styles.strip}>
        <FlaskConical aria-hidden="true" className={styles.icon} />
        <span className={styles.name}>Sandbox</span>
        <span className={styles.hint}>{ahead ?? 'Nothing here is real'}</span>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          onPress={() => {
            keepSandboxPanel(!isOpen);
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? 'Close' : 'Time and pros'}
        </Button>
      </div>
      {isOpen ? (
        <ErrorBoundary
          resetKey={queryRef}
          // The screen below stays interactive.
          renderError={(error) => (
            <ErrorScreen details={errorDetails(error)} supportHref={supportHref} onRetry={reload} />
          )}
        >
          <Suspense fallback={<SkeletonRows label="Loading the sandbox" />}>
            {queryRef ? (
              <SandboxPanel queryRef={queryRef} reload={reload} />
            ) : (
              <SkeletonRows label="Loading the sandbox" />
            )}
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </section>
  );
}
