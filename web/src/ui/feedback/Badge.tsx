import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from '../theme/classNames.ts';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or number that marks something. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(tones.tone, styles.badge)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
