import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputePage_dispute$key } from '../../__generated__/DisputePage_dispute.graphql.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

interface Props {
  dispute: DisputePage_dispute$key;
  /** The page above the list. */
  parent: { readonly label: string; readonly href: string };
  /** The path of the list. */
  list: string;
  subtitle?: string | null | undefined;
  /** Null for viewers who have no access to the location: its pages are not linked then. */
  locationId: number | null;
}

/** The page of a dispute: who disputes, the claim beside what counts, the evidence, and the answers with what they cost. */
export function DisputePage({ dispute, parent, list, subtitle, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputePage_dispute on Dispute @throwOnFieldError {
        application {
          pro {
            displayName
          }
        }
        ...DisputeDetails_dispute
      }
    `,
    dispute,
  );
  const { displayName } = data.application.pro;
  const title = `Dispute of ${displayName}`;
  return (
    <>
      <PageHeader
        breadcrumbs={[parent, { label: 'Disputes', href: list }, { label: displayName }]}
        title={title}
        subtitle={subtitle}
      >
        <title>{`${title} · Brigade`}</title>
      </PageHeader>
      <DisputeDetails dispute={data} locationId={locationId} />
    </>
  );
}
