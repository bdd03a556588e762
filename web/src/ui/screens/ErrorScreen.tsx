import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { announce } from '../feedback/announce.ts';
import { Button } from '../actions/Button.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import styles from './ErrorScreen.module.css';
import { SomethingBroke } from '../illustrations/SomethingBroke.tsx';
import { TextLink } from '../navigation/TextLink.tsx';

interface Props {
  /** What support needs to find the cause: the error's message and request id. Never shown as the main text. */
  details: string;
  /** Where help is: a page or a mail address (`mailto:`). */
  supportHref: string;
  onRetry?: () => void;
}

type CopyState = 'ready' | 'copied' | 'refused';

/** Shown in place of a screen that failed. */
export function ErrorScreen({ details, supportHref, onRetry }: Props) {
  const [copyState, setCopyState] = useState<CopyState>('ready');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(details);
      setCopyState('copied');
      announce('Error copied');
    } catch {
      // Without the permission, or on plain http, people can still select the text.
      setCopyState('refused');
    }
  };

  return (
    <EmptyState
      headingLevel={1}
      illustration={<SomethingBroke />}
      title="Ooops, something went wrong."
      action={
        <>
          <Button
            variant="outlined"
            icon={copyState === 'copied' ? <Check /> : <Copy />}
            onPress={() => void copy()}
          >
            {copyState === 'copied' ? 'Copied' : 'Copy error'}
          </Button>
          {onRetry ? <Button onPress={onRetry}>Try again</Button> : null}
        </>
      }
    >
      <p>
        It is on us, not on you. Try again or <TextLink href={supportHref}>contact support</TextLink> and send
        us the error.
      </p>
      <details className={styles.details} open={copyState === 'refused' || undefined}>
        <summary>Show the error</summary>
        <pre className={styles.error}>{details}</pre>
      </details>
    </EmptyState>
  );
}
