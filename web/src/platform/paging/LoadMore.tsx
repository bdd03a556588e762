import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import styles from './LoadMore.module.css';

interface Props {
  /** The words on the button: "Load more gigs". */
  label: string;
  isLoading: boolean;
  /** Whether the last attempt failed. It is not repeated by itself then. */
  hasFailed: boolean;
  /** Must be stable between renders. While the end is in sight, it is called again when it changes. */
  onLoad: () => void;
}

/**
 * The end of a list that continues: it loads the next page when it comes into sight, and by its button where nothing
 * scrolls or observes.
 */
export function LoadMore({ label, isLoading, hasFailed, onLoad }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = !isLoading && !hasFailed;

  useEffect(() => {
    if (!isWaiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoad();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting, onLoad]);

  return (
    <div ref={end} className={styles.end}>
      {hasFailed ? (
        <InlineAlert tone="danger" isLive>
          The next rows could not be loaded.
        </InlineAlert>
      ) : null}
      <Button variant="outlined" isLoading={isLoading} onPress={onLoad}>
        {hasFailed ? 'Try again' : label}
      </Button>
    </div>
  );
}
