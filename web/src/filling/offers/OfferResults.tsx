import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferResults_results$key } from '../../__generated__/OfferResults_results.graphql.ts';
import { OfferResultRow } from './OfferResultRow.tsx';
import styles from './OfferRows.module.css';

/** The outcome of several pros, each independently. */
export function OfferResults({ results }: { results: OfferResults_results$key }) {
  const rows = useFragment(
    graphql`
      fragment OfferResults_results on OfferResult @relay(plural: true) {
        ...OfferResultRow_result
      }
    `,
    results,
  );
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="Who was asked">
      {rows.map((row, index) => (
        // They come in the order of the request, and only the end of the list grows.
        <OfferResultRow key={index} result={row} />
      ))}
    </ul>
  );
}
