import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferForm_gig$key } from '../../__generated__/OfferForm_gig.graphql.ts';
import type { OfferForm_location$key } from '../../__generated__/OfferForm_location.graphql.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { GigChoice } from './GigChoice.tsx';
import { GroupPicker } from './GroupPicker.tsx';
import { OfferedGig } from './OfferedGig.tsx';
import styles from './OfferForm.module.css';
import { OfferOutcome } from './OfferOutcome.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { ProPicker, type PickedPro } from '../../pros/search/ProPicker.tsx';
import type { SentOffers } from './offerGig.ts';
import { useOfferForm } from './useOfferForm.ts';

interface Props {
  location: OfferForm_location$key;
  /** Null while it is to be chosen. */
  gig: OfferForm_gig$key | null;
  locationId: number;
  /** Whether the address names a gig that is not to be had here. */
  isGigMissing: boolean;
  startPros: readonly PickedPro[];
  /** Numbers of groups. */
  startGroups: readonly number[];
  onGigChosen: (gigId: number | null) => void;
}

const stay = () => undefined;

/** The offer form, and the results after it was sent. */
export function OfferForm({
  locationId,
  isGigMissing,
  startPros,
  startGroups,
  onGigChosen,
  ...props
}: Props) {
  const location = useFragment(
    graphql`
      fragment OfferForm_location on Location @throwOnFieldError {
        proGroups(first: 100) @catch(to: NULL) {
          edges {
            node {
              id
              databaseId
            }
          }
        }
        ...GigChoice_location
        ...GroupPicker_location
      }
    `,
    props.location,
  );
  const gig = useFragment(
    graphql`
      fragment OfferForm_gig on Gig @throwOnFieldError {
        id
        databaseId
        bundleSize
        ...OfferedGig_gig
      }
    `,
    props.gig,
  );
  // The list stays under the keys that choose in it.
  const [keyed, setKeyed] = useState<number | null>(null);
  const [sent, setSent] = useState<SentOffers | null>(null);
  const named = location.proGroups?.edges.filter(({ node }) => startGroups.includes(node.databaseId)) ?? [];
  const form = useOfferForm({
    gigId: gig?.id ?? null,
    startPros,
    startGroups: named.map(({ node }) => node.id),
    onSent: setSent,
  });
  const { prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting && sent === null, stay);
  const { pros, groupIds, includesRecommended } = form.values;

  if (sent && gig) {
    return (
      <div className={styles.columns}>
        <OfferOutcome
          sent={sent}
          gigHref={`/locations/${locationId}/gigs/${gig.databaseId}?tab=filling`}
          onAgain={() => {
            form.reset({ ...form.values, pros: [], groupIds: [], includesRecommended: false });
            setSent(null);
          }}
        />
      </div>
    );
  }
  const isLoading = keyed !== null && keyed !== gig?.databaseId;
  const isEmpty = pros.length === 0 && groupIds.length === 0 && !includesRecommended;
  return (
    <Form form={form} aria-label="Offer" className={styles.columns ?? ''}>
      <Card title="Shift">
        {isGigMissing ? (
          <InlineAlert tone="warning">
            This shift does not exist here, or you have no access to it. Choose another.
          </InlineAlert>
        ) : null}
        {gig && keyed === null ? (
          <OfferedGig gig={gig} onDropped={() => onGigChosen(null)} />
        ) : (
          <GigChoice
            location={location}
            locationId={locationId}
            value={keyed}
            onChosen={(gigId, isByKeys) => {
              setKeyed(isByKeys ? gigId : null);
              onGigChosen(gigId);
            }}
          />
        )}
      </Card>
      <Card title="Recipients">
        <div className={styles.section}>
          <ProPicker
            locationId={locationId}
            selected={pros}
            onChange={(selected) => form.setValue('pros', selected)}
            errorMessage={form.errorAt('pros')}
          />
          <GroupPicker
            location={location}
            selected={groupIds}
            onChange={(ids) => form.setValue('groupIds', ids)}
          />
        </div>
      </Card>
      <Card title="Terms">
        <OfferTerms form={form} isSeries={(gig?.bundleSize ?? 1) > 1} />
      </Card>
      <div className={styles.submit}>
        <Button type="submit" isLoading={form.isSubmitting} isDisabled={gig === null || isLoading || isEmpty}>
          Send offers
        </Button>
      </div>
      {prompt}
    </Form>
  );
}
