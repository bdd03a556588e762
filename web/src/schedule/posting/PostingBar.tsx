import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PostingBar_location$key } from '../../__generated__/PostingBar_location.graphql.ts';
import { previewCost } from '../costs/previewCost.ts';
import { useCostRates } from '../costs/useCostRates.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { PostedShift } from './costedShifts.ts';
import styles from './PostingBar.module.css';
import type { PostingTerms } from './postingTerms.ts';

interface Props {
  location: PostingBar_location$key;
  /** What the button says. */
  label: string;
  isLoading: boolean;
  shifts: readonly PostedShift[];
  terms: PostingTerms;
  /** Brings the cost into sight. */
  onCostAsked: () => void;
}

/** On screens with one column: what the posting costs and the button that posts, always at hand. */
export function PostingBar({ location, label, isLoading, shifts, terms, onCostAsked }: Props) {
  const data = useFragment(
    graphql`
      fragment PostingBar_location on Location {
        ...useCostRates_location
      }
    `,
    location,
  );
  const { rates, usualEmployment, zone } = useCostRates(data);
  const employmentType = terms.employmentType ?? usualEmployment;
  const cost = rates && previewCost(shifts, { ...terms, employmentType }, rates, zone);
  const total = cost && (cost.altogether ?? cost.onFirstDate).totalCents;

  return (
    <BottomBar label="Cost and posting" className={styles.bar}>
      {total == null ? (
        <span />
      ) : (
        <button type="button" className={styles.cost} onClick={onCostAsked}>
          <span className={styles.total}>{formatMoney(total, 'USD')}</span>
          <span className={styles.what}>
            {shifts.length > 1 ? `for ${shifts.length} shifts` : 'with all fees'}
            <VisuallyHidden>: show the cost</VisuallyHidden>
          </span>
        </button>
      )}
      <Button type="submit" isLoading={isLoading}>
        {label}
      </Button>
    </BottomBar>
  );
}
