import { useEffect, useState } from 'react';
import { classNames } from '../theme/classNames.ts';
import { SimmeringPot } from '../illustrations/SimmeringPot.tsx';
import styles from './LoadingScreen.module.css';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** The phrases, in order. */
export const cookingPhrases = [
  'Preheating the oven…',
  'Sharpening the knives…',
  'Chopping the onions…',
  'Tasting the sauce…',
  'Simmering the stock…',
  'Folding the napkins…',
  'Plating the starters…',
  'Polishing the glasses…',
  'Calling the pass…',
  'Adding a pinch of salt…',
] as const;

/** Milliseconds that a phrase stays. */
const phraseInterval = 1_200;

interface Props {
  /** Fills the window instead of its container. */
  isFullPage?: boolean;
}

/** Shown while a whole screen loads. The phrases are only visual: screen readers announce once that it loads. */
export function LoadingScreen({ isFullPage = false }: Props) {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % cookingPhrases.length), phraseInterval);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={classNames(styles.screen, isFullPage && styles.fullPage)} role="status" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <SimmeringPot />
      <p key={index} className={styles.phrase} aria-hidden="true">
        {cookingPhrases[index]}
      </p>
    </div>
  );
}
