import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './WalkButtons.module.css';

interface Props {
  /** Names the group: "Other applicants". */
  label: string;
  /** What the things of the list are called, in the singular. */
  itemName: string;
  /** Undefined at the first one. */
  previous: (() => void) | undefined;
  /** Undefined at the last one. */
  next: (() => void) | undefined;
  /** Whether the next one is still loading. */
  isLoadingNext?: boolean;
  /** Where in the list this one is: "2 of 25". */
  place?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The way to the previous and the next thing of a list, while one of them is open. */
export function WalkButtons({ label, itemName, previous, next, isLoadingNext = false, place, ref }: Props) {
  return (
    <div ref={ref} className={styles.walk} role="group" aria-label={label}>
      {place === undefined ? null : <span className={styles.place}>{place}</span>}
      <Button
        iconOnly
        variant="ghost"
        size="small"
        aria-label={`Previous ${itemName}`}
        icon={<ChevronUp />}
        isDisabled={!previous}
        onPress={() => previous?.()}
      />
      <Button
        iconOnly
        variant="ghost"
        size="small"
        aria-label={`Next ${itemName}`}
        icon={<ChevronDown />}
        isDisabled={!next}
        isLoading={isLoadingNext}
        onPress={() => next?.()}
      />
    </div>
  );
}
