import type { Places, PlacesInDetail } from '@brigade/domain/schedule/events/coverage.ts';
import { slotCounts, slotDetails } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { SlotMarks, Slots, type SlotStates } from '../../ui/layout/Slots.tsx';

/** Places, and who has them. Without the selected pros, it is not known how many places are open. */
type Fill = Places & Partial<PlacesInDetail>;

type Props = Fill & {
  /** Whether the shift has ended, so that open places stay unfilled. */
  isOver?: boolean;
  /** Puts the mark and the words on one line, and shortens the words to "2 of 4". */
  isCompact?: boolean;
};

/** Who is in the places of a shift, as one mark per place and in words. */
export function PlaceSlots({ isOver = false, isCompact = false, ...fill }: Props) {
  return (
    <Slots
      states={statesOf(fill)}
      confirmed={fill.confirmed}
      places={fill.places}
      details={fill.selected === undefined ? [] : slotDetails(inDetail(fill), isOver)}
      isCompact={isCompact}
    />
  );
}

/** One mark per place and no words, for places where words say the same. Nothing beyond `most` marks. */
export function PlaceMarks({ most, ...fill }: Fill & { most: number }) {
  return <SlotMarks states={statesOf(fill)} most={most} />;
}

function inDetail(fill: Fill): PlacesInDetail {
  return { selected: 0, missing: 0, offered: 0, noShows: 0, ...fill };
}

function statesOf(fill: Fill): SlotStates {
  const { sure, missing, noShows, selected, offered, open } = slotCounts(inDetail(fill));
  return { sure, broken: missing + noShows, pending: selected + offered, open };
}
