import Store from 'lucide-react/icons/store';
import { useState } from 'react';
import styles from './PictureCircle.module.css';

export interface PictureCircleProps {
  /** Null shows the placeholder, as does a picture that cannot be loaded. */
  src: string | null;
  /** 40 and 100 px. Default `large`. */
  size?: 'small' | 'large';
}

const pixels = { small: 40, large: 100 };

/** The picture of a place of business. Its name is shown beside it, so it is decorative for screen readers. */
export function PictureCircle({ src, size = 'large' }: PictureCircleProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const edge = pixels[size];
  return (
    <span className={styles.circle} data-size={size} aria-hidden="true">
      {src === null || src === failedSrc ? (
        <Store strokeWidth={1.5} />
      ) : (
        <img
          src={src}
          alt=""
          width={edge}
          height={edge}
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  );
}
