import { useEffect, useRef, useState } from 'react';
import { useWalkKeys } from '../../platform/commands/useWalkKeys.ts';
import { storedListedPros } from '../../pros/profiles/listedPros.ts';
import { WalkButtons } from '../../ui/navigation/WalkButtons.tsx';

const help = {
  all: {
    title: 'Pros of the list',
    keys: [
      ['J', 'Next pro'],
      ['K', 'Previous pro'],
    ],
  },
  withoutLetters: null,
} as const;

type Direction = 'previous' | 'next';

/** The button that led to this page. It went with the page before, and the focus with it. */
let pressed: Direction | null = null;

const press = (direction: Direction, go: (() => void) | undefined) =>
  go &&
  (() => {
    pressed = direction;
    go();
  });

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
  useWalkKeys(isOn, help, { next, previous });
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
    <WalkButtons
      ref={walk}
      label="Pros of the list"
      itemName="pro"
      place={`${index + 1} of ${uuids.length}`}
      previous={press('previous', previous)}
      next={press('next', next)}
    />
  );
}
