import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../theme/classNames.ts';
import styles from './InlineAlert.module.css';
import { ToneIcon } from './ToneIcon.tsx';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface Props {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** A button or link. */
  action?: ReactNode;
  onDismissed?: () => void;
  /** Reads the alert out when it appears; for what a person's own action brought about. */
  isLive?: boolean;
}

/** A message that stays where it belongs in the page. */
export function InlineAlert({ tone = 'info', title, children, action, onDismissed, isLive = false }: Props) {
  return (
    <div
      className={classNames(tones.tone, styles.alert)}
      data-tone={tone}
      role={isLive ? 'alert' : undefined}
    >
      <span className={styles.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.content}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action}
      {onDismissed ? (
        <Button
          iconOnly
          variant="ghost"
          size="small"
          aria-label="Dismiss"
          icon={<X />}
          onPress={onDismissed}
        />
      ) : null}
    </div>
  );
}
