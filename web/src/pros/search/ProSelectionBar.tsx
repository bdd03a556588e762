import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { SelectionBar } from '../../ui/actions/SelectionBar.tsx';
import { compareHref, offerHref } from './proHrefs.ts';
import { mostCompared } from './proSearch.ts';
import styles from './ProSelectionBar.module.css';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';

interface Props {
  locationId: number;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
  /** UUIDs. */
  picked: readonly string[];
  onCleared: () => void;
}

/** What can be done with the pros who are picked. */
export function ProSelectionBar({ locationId, canOffer, picked, onCleared }: Props) {
  const canCompare = picked.length > 1 && picked.length <= mostCompared;
  useScreenCommands([
    ...(canCompare
      ? [{ id: 'compare', label: 'Compare the picked pros', href: compareHref(locationId, picked) }]
      : []),
    ...(canOffer && picked.length > 0
      ? [{ id: 'offer', label: 'Offer a shift to the picked pros', href: offerHref(locationId, picked) }]
      : []),
  ]);
  return (
    <SelectionBar count={picked.length} itemName={['pro', 'pros']} onCleared={onCleared}>
      {canCompare ? (
        <LinkButton variant="outlined" size="small" href={compareHref(locationId, picked)}>
          Compare
        </LinkButton>
      ) : (
        <span className={styles.hint}>
          {picked.length < 2 ? 'Pick another to compare' : `Compare ${mostCompared} at most`}
        </span>
      )}
      {canOffer ? (
        <LinkButton size="small" variant="contained" href={offerHref(locationId, picked)}>
          Offer a shift
        </LinkButton>
      ) : null}
    </SelectionBar>
  );
}
