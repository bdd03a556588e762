import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { PostingWarningsResultsQuery } from '../../__generated__/PostingWarningsResultsQuery.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './PostingWarnings.module.css';

interface Props {
  queryRef: PreloadedQuery<PostingWarningsResultsQuery>;
  locationId: number;
}

/** What is to be known, without anything being wrong. */
const hints: readonly string[] = ['CLOCK_CHANGE', 'FAIR_NOTICE'];

/** The answer to what is worth knowing. */
export default function PostingWarningsResults({ queryRef, locationId }: Props) {
  const { location } = usePreloadedQuery<PostingWarningsResultsQuery>(
    graphql`
      query PostingWarningsResultsQuery($locationId: DatabaseId!, $input: PostingCheckInput!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) {
          postingCheck(input: $input) {
            warnings {
              code
              message
              gig {
                databaseId
              }
            }
          }
        }
      }
    `,
    queryRef,
  );
  const warnings = location?.postingCheck?.warnings ?? [];
  return (
    <>
      <div role="status">
        {warnings.length === 0 ? (
          <p className={styles.hint}>No conflicts found.</p>
        ) : (
          <VisuallyHidden>
            {warnings.length === 1 ? '1 thing to know' : `${warnings.length} things to know`} before you post
          </VisuallyHidden>
        )}
      </div>
      {warnings.map(({ code, message, gig }) => (
        <InlineAlert key={`${code} ${message}`} tone={hints.includes(code) ? 'info' : 'warning'}>
          {message}{' '}
          {gig ? (
            <TextLink isExternal href={`/locations/${locationId}/gigs/${gig.databaseId}`}>
              See that shift
            </TextLink>
          ) : null}
        </InlineAlert>
      ))}
    </>
  );
}
