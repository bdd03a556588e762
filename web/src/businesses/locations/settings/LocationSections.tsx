import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationSections_location$key } from '../../../__generated__/LocationSections_location.graphql.ts';
import { CancellationTermsSection } from './sections/CancellationTermsSection.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { CheckInSection } from './sections/CheckInSection.tsx';
import { DetailsSection } from './sections/DetailsSection.tsx';
import { FeesSection } from './sections/FeesSection.tsx';
import { InvoicingSection } from './sections/InvoicingSection.tsx';
import styles from './LocationSections.module.css';
import { ModeSection } from './sections/ModeSection.tsx';
import { OffersSection } from './sections/OffersSection.tsx';
import { PaymentsSection } from './sections/PaymentsSection.tsx';
import { PostingSection } from './sections/PostingSection.tsx';

/** Everything that can be set at a location, section by section; read-only, with the reason, for lesser roles. */
export function LocationSections({ location }: { location: LocationSections_location$key }) {
  const data = useFragment(
    graphql`
      fragment LocationSections_location on Location @throwOnFieldError {
        viewerCannotEditReason @catch(to: NULL)
        ...ModeSection_location
        ...DetailsSection_location
        ...PostingSection_location
        ...OffersSection_location
        ...CheckInSection_location
        ...PaymentsSection_location
        ...InvoicingSection_location
        ...FeesSection_location
        ...CancellationTermsSection_location
      }
    `,
    location,
  );
  const anchor = useLocation({ select: ({ hash }) => hash });
  // The router scrolls there.
  useEffect(() => document.getElementById(anchor)?.focus({ preventScroll: true }), [anchor]);
  return (
    <div className={styles.sections}>
      {data.viewerCannotEditReason === null ? null : (
        <InlineAlert title="You can view the settings but not change them">
          {data.viewerCannotEditReason}
        </InlineAlert>
      )}
      <ModeSection location={data} />
      <DetailsSection location={data} />
      <PostingSection location={data} />
      <OffersSection location={data} />
      <CheckInSection location={data} />
      <PaymentsSection location={data} />
      <InvoicingSection location={data} />
      <FeesSection location={data} />
      <CancellationTermsSection location={data} />
    </div>
  );
}
