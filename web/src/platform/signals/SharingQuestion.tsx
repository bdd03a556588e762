import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { announce } from '../../ui/feedback/announce.ts';
import { followSharing } from './followSharing.ts';
import styles from './SharingQuestion.module.css';
import { chooseSharing, useSharing } from './sharing.ts';

function choose(choice: 'shared' | 'private'): void {
  chooseSharing(choice);
  announce(choice === 'shared' ? 'Sharing is on' : 'Sharing is off');
  // The button that had the focus is gone.
  document.querySelector<HTMLElement>('#main')?.focus();
}

/** Asks once whether this browser shares errors and use, above every screen until there is a choice. */
export function SharingQuestion() {
  const router = useRouter();
  const isAsked = useSharing() === 'asked';
  useEffect(() => {
    if (isAsked) followSharing(router);
  }, [isAsked, router]);
  if (!isAsked) return null;

  return (
    <section aria-label="Sharing" className={styles.question}>
      <InlineAlert
        title="Share error and usage reports?"
        action={
          <div className={styles.choices}>
            <Button variant="outlined" size="small" onPress={() => choose('private')}>
              Don’t share
            </Button>
            <Button variant="outlined" size="small" onPress={() => choose('shared')}>
              Share
            </Button>
          </div>
        }
      >
        They say which screens you open, what you do there, and what fails, but not who you are or what you
        type. You can change this in your settings.
      </InlineAlert>
    </section>
  );
}
