import { graphql, useFragment } from 'react-relay/hooks';
import type { FillingAdvice_gig$key } from '../../__generated__/FillingAdvice_gig.graphql.ts';
import styles from './FillingAdvice.module.css';
import { NextBestAlert } from './NextBestAlert.tsx';
import { SuggestedBoost } from './SuggestedBoost.tsx';

/** Suggestions that help fill a gig: the next best pro after a lapse, and a boost at short notice. */
export function FillingAdvice({ gig, locationId }: { gig: FillingAdvice_gig$key; locationId: number }) {
  const data = useFragment(
    graphql`
      fragment FillingAdvice_gig on Gig @throwOnFieldError {
        advice @catch(to: NULL) {
          ...NextBestAlert_advice
          ...SuggestedBoost_advice
        }
        ...NextBestAlert_gig
        ...SuggestedBoost_gig
      }
    `,
    gig,
  );
  if (!data.advice) return null;
  return (
    <div className={styles.advice}>
      <NextBestAlert gig={data} advice={data.advice} locationId={locationId} />
      <SuggestedBoost gig={data} advice={data.advice} />
    </div>
  );
}
