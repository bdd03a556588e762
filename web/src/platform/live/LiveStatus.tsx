import { useEffect, useState } from 'react';
import { classNames } from '../../ui/theme/classNames.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './LiveStatus.module.css';
import type { LiveState } from './liveState.ts';

/** A cut that is fixed sooner than this is no one's business. */
const patienceMs = 1500;

/** The state of a screen's live connection. Only a lost and a restored connection are announced. */
export function LiveStatus({ state }: { state: LiveState }) {
  const isCut = useLasting(state === 'lost');
  const [wasCut, setWasCut] = useState(false);
  if (isCut && !wasCut) setWasCut(true);
  const isShown = isCut || state === 'live';

  return (
    <>
      {isShown ? (
        <span className={classNames(styles.status, isCut && styles.lost)} aria-hidden={isCut || undefined}>
          <span className={styles.dot} />
          {isCut ? 'Connection lost. Trying again…' : 'Live'}
        </span>
      ) : null}
      <VisuallyHidden>
        <span role="status">{spoken(isCut, wasCut && state === 'live')}</span>
      </VisuallyHidden>
    </>
  );
}

function spoken(isCut: boolean, isBack: boolean): string {
  if (isCut) return 'Connection lost. Trying again…';
  return isBack ? 'The connection is back.' : '';
}

/** Whether it has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasLasted(isSo), isSo ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return hasLasted && isSo;
}
