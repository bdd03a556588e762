import { useState } from 'react';
import styles from './Avatar.module.css';
import { classNames } from '../theme/classNames.ts';

export interface AvatarProps {
  /** The name of the person or place; determines the initials and their color. */
  name: string;
  src?: string | null | undefined;
  /** 28, 40, 64 and 100 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | undefined;
  /** People are round, places may be square. */
  shape?: 'circle' | 'square';
}

const hues = 8;

/** A picture or, without one, initials. The name is shown beside it, so it is decorative for screen readers. */
export function Avatar({ name, src, size = 'medium', shape = 'circle' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failedSrc;
  return (
    <span
      className={classNames(styles.avatar, styles[size], shape === 'square' && styles.square)}
      data-hue={hueOf(name)}
      aria-hidden="true"
    >
      {hasPicture && src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = '') =>
      String.fromCodePoint(word.codePointAt(0) ?? 32)
        .toUpperCase()
        .trim(),
    )
    .join('');
}

/** The same name has the same color everywhere. */
function hueOf(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return hash % hues;
}
