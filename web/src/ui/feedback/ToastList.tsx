import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as Region,
} from 'react-aria-components/Toast';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../theme/classNames.ts';
import { onToastsWaiting, takeToasts, type ToastMessage } from './toast.ts';
import styles from './ToastList.module.css';
import tones from './tone.module.css';
import { ToneIcon } from './ToneIcon.tsx';

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Milliseconds, long enough to read a line; pointing at a toast or focusing it holds the time. */
const shownFor = 6_000;

/**
 * How long a message is visible, in milliseconds. What failed, and what offers an action that does not lapse, stays
 * until the user dismisses it: a screen reader may not get there sooner.
 */
function timeoutOf({ tone, action }: ToastMessage): { timeout?: number } {
  if (action) return action.lapsesAfter === undefined ? {} : { timeout: action.lapsesAfter };
  return tone === 'danger' || tone === 'warning' ? {} : { timeout: shownFor };
}

function showWaiting() {
  for (const message of takeToasts()) queue.add(message, timeoutOf(message));
}

/** The toasts themselves. Loaded with the first one. */
export default function ToastList() {
  useEffect(() => {
    const stop = onToastsWaiting(showWaiting, () => queue.clear());
    return () => {
      stop();
      // Messages that are no longer visible must not reappear on the next page.
      queue.clear();
    };
  }, []);

  return (
    <Region queue={queue} className={classNames(styles.region)} aria-label="Notifications">
      {({ toast }) => {
        const { tone = 'neutral', title, description, action } = toast.content;
        return (
          <Toast toast={toast} className={classNames(tones.tone, styles.toast)} data-tone={tone}>
            <span className={styles.icon}>
              <ToneIcon tone={tone} />
            </span>
            <ToastContent className={styles.content}>
              <Text slot="title" className={classNames(styles.title)}>
                {title}
              </Text>
              {description ? <Text slot="description">{description}</Text> : null}
            </ToastContent>
            {action ? (
              <Button
                variant="text"
                size="small"
                onPress={() => {
                  action.onAction();
                  queue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            ) : null}
            <Button
              iconOnly
              variant="ghost"
              size="small"
              aria-label="Dismiss"
              icon={<X />}
              onPress={() => queue.close(toast.key)}
            />
          </Toast>
        );
      }}
    </Region>
  );
}
