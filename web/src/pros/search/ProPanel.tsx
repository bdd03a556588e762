import { useRef } from 'react';
import searchedProQuery from '../../__generated__/SearchedProQuery$parameters.ts';
import { useWalkKeys } from '../../platform/commands/useWalkKeys.ts';
import { WalkButtons } from '../../ui/navigation/WalkButtons.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { ListPanel } from '../../ui/overlays/ListPanel.tsx';
import { useIsBeside } from '../../ui/overlays/useIsBeside.ts';
import { usePanelFocus } from '../../ui/overlays/usePanelFocus.ts';
import { ProfileLoader } from '../profiles/ProfileLoader.tsx';
import { LazySearchedPro } from './lazySearchedPro.ts';
import { profileHref } from './proHrefs.ts';
import type { Walk } from './useProWalk.ts';

const closing = ['Esc', 'Close the profile'] as const;
const help = {
  all: { title: 'Profile', keys: [['J', 'Next pro'], ['K', 'Previous pro'], closing] },
  withoutLetters: { title: 'Profile', keys: [closing] },
} as const;

interface Props {
  /** The pro whose profile is open, if any. */
  uuid: string | null;
  locationId: number;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  /** Whether the pro is among those who are picked from the list. */
  isPicked: boolean;
  onPicked: (isPicked: boolean) => void;
  walk: Walk;
  onClosed: () => void;
}

/** The profile of a pro of the search, with the way to the next: beside the list, or over it. */
export function ProPanel({ uuid, locationId, canOffer, isPicked, onPicked, walk, onClosed }: Props) {
  const panel = useRef<HTMLElement>(null);
  const way = useRef<HTMLDivElement>(null);
  const { previous, next, isLoadingNext } = walk;
  const isBeside = useIsBeside();
  usePanelFocus(isBeside ? uuid : null, panel);
  useWalkKeys(uuid !== null, help, { next, previous, close: onClosed }, way);

  return (
    <ListPanel
      ref={panel}
      title="Profile"
      isOpen={uuid !== null}
      onClosed={onClosed}
      walk={
        <WalkButtons
          ref={way}
          label="Pros of the list"
          itemName="pro"
          previous={previous}
          next={next}
          isLoadingNext={isLoadingNext}
        />
      }
      actions={
        uuid === null ? null : (
          <TextLink href={profileHref(locationId, uuid, 'search')}>Open profile</TextLink>
        )
      }
    >
      <ProfileLoader uuid={uuid} locationId={locationId} query={searchedProQuery}>
        {(queryRef) => (
          <LazySearchedPro
            queryRef={queryRef}
            locationId={locationId}
            canOffer={canOffer}
            isPicked={isPicked}
            onPicked={onPicked}
          />
        )}
      </ProfileLoader>
    </ListPanel>
  );
}
