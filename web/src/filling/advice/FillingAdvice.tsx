import { graphql, useFragment } from 'react-relay/hooks';
import type { FillingAdvice_gig$key } from '../../__generated__/FillingAdvice_gig.graphql.ts';
import type { FillingAdvice_suggestions$key } from '../../__generated__/FillingAdvice_suggestions.graphql.ts';
import styles from './FillingAdvice.module.css';
import { NextBestAlert } from './NextBestAlert.tsx';
import { SuggestedBoost } from './SuggestedBoost.tsx';

/** Suggestions that help fill a gig: the next best pro after a lapse, and a boost at short notice. */
export function FillingAdvice({ gig, locationId }: { gig: FillingAdvice_gig$key; locationId: number }) {
  const data = useFragment(
    graphql`
      fragment FillingAdvice_gig on Gig @throwOnFieldError {
        ...FillingAdvice_suggestions
        ...NextBestAlert_gig
        ...SuggestedBoost_gig
      }
    `,
    gig,
  );
  // A separate fragment, so that a refetch does not request the permissions again.
  const { advice } = useFragment<FillingAdvice_suggestions$key>(
    graphql`
      fragment FillingAdvice_suggestions on Gig @throwOnFieldError {
        advice @catch(to: NULL) {
          ...NextBestAlert_advice
          ...SuggestedBoost_advice
        }
      }
    `,
    data,
  );
  if (!advice) return null;
  return (
    <div className={styles.advice}>
      <NextBestAlert gig={data} advice={advice} locationId={locationId} />
      <SuggestedBoost gig={data} advice={advice} />
    </div>
  );
}
