import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useEffect, useRef, useState } from 'react';
import { type ScreenKeys, useScreenKeys } from '../../platform/commands/screenKeys.ts';
import { useKeyActs } from '../../platform/commands/useKeyActs.ts';
import { storedListedPros } from '../../pros/profiles/listedPros.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { storedReviewKeys } from '../bulkReview/reviewKeysSetting.ts';
import styles from './ProWalk.module.css';

const keysOfWalk: ScreenKeys = {
  title: 'Pros of the list',
  keys: [
    ['J', 'Next pro'],
    ['K', 'Previous pro'],
  ],
};

type Direction = 'previous' | 'next';

/** The button that led to this page. It went with the page before, and the focus with it. */
let pressed: Direction | null = null;

function press(direction: Direction, go: (() => void) | undefined) {
  pressed = direction;
  go?.();
}

interface Props {
  uuid: string;
  locationId: number;
  /** The list that led here. */
  list: string;
  onWalked: (uuid: string) => void;
}

/** The way to the next and the previous pro of the list that led to a pro's page, if this tab still knows it. */
export function ProWalk({ uuid, locationId, list, onWalked }: Props) {
  const [uuids] = useState(() => storedListedPros({ locationId, list }));
  const index = uuids.indexOf(uuid);
  const isOn = index >= 0 && uuids.length > 1;
  const walkTo = (other: string | undefined) =>
    isOn && other !== undefined ? () => onWalked(other) : undefined;
  const previous = walkTo(uuids[index - 1]);
  const next = walkTo(uuids[index + 1]);
  const hasKeys = isOn && storedReviewKeys();
  useScreenKeys(hasKeys ? keysOfWalk : null);
  useKeyActs(hasKeys, (key) => {
    const letter = key.toLowerCase();
    return letter === 'j' ? next : letter === 'k' ? previous : undefined;
  });
  const walk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = walk.current?.querySelectorAll('button') ?? [];
    // At the end of the list, the other one is left.
    const enabled = [...buttons].filter(({ disabled }) => !disabled);
    if (pressed !== null) enabled.at(pressed === 'previous' ? 0 : -1)?.focus({ preventScroll: true });
    pressed = null;
  }, []);
  if (!isOn) return null;
  return (
    <div ref={walk} className={styles.walk} role="group" aria-label="Pros of the list">
      <span className={styles.place}>{`${index + 1} of ${uuids.length}`}</span>
      <Button
        iconOnly
        variant="ghost"
        size="small"
        aria-label="Previous pro"
        icon={<ChevronUp />}
        isDisabled={!previous}
        onPress={() => press('previous', previous)}
      />
      <Button
        iconOnly
        variant="ghost"
        size="small"
        aria-label="Next pro"
        icon={<ChevronDown />}
        isDisabled={!next}
        onPress={() => press('next', next)}
      />
    </div>
  );
}
