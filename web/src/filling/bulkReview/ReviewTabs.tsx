import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewTabs_reviews$key } from '../../__generated__/ReviewTabs_reviews.graphql.ts';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { openCount } from './openCount.ts';

interface Props {
  reviews: ReviewTabs_reviews$key;
  /** The number of the gig that a narrow screen shows. */
  shownGig: number | null;
  hrefOf: (gigDatabaseId: number) => string;
}

/** On narrow screens: one gig at a time, with the number of its open applicants. */
export function ReviewTabs({ reviews, shownGig, hrefOf }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewTabs_reviews on GigReview @relay(plural: true) @throwOnFieldError {
        gigDatabaseId
        gig @catch(to: NULL) {
          skill {
            name
          }
        }
        applications(first: $count, filter: { stage: $stage }) @catch(to: NULL) {
          ...openCount_applications
        }
      }
    `,
    reviews,
  );
  return (
    <TabLinks
      label="Shifts"
      currentId={String(shownGig)}
      tabs={data.map(({ gigDatabaseId, gig, applications }) => ({
        id: String(gigDatabaseId),
        label: `${gig?.skill.name ?? ''} #${gigDatabaseId}`,
        href: hrefOf(gigDatabaseId),
        count: openCount(applications),
      }))}
    />
  );
}
