import { mostOfferedGigs } from '@brigade/domain/filling/offers/offerLimits.ts';
import { useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EventOffersForm_location$key } from '../../../__generated__/EventOffersForm_location.graphql.ts';
import { currentInstant } from '../../../platform/clock/currentTime.ts';
import { openPlacesText } from '../../../schedule/events/openPlacesText.ts';
import { centsOf } from '../../../schedule/terms/dollars.ts';
import { CheckboxGroup } from '../../../ui/fields/CheckboxGroup.tsx';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { GroupPicker } from '../GroupPicker.tsx';
import styles from '../OfferForm.module.css';
import { OfferTermFields } from '../OfferTermFields.tsx';
import { eventOfferSchema, type EventOfferValues } from './eventOfferSchema.ts';
import { gigTimes } from './gigTimes.ts';
import { type GigOffers, offerGigs } from './offerGigs.ts';
import type { OfferableGig } from './useOfferableGigs.ts';

interface Props {
  title: string;
  location: EventOffersForm_location$key;
  gigs: readonly OfferableGig[];
  onSent: (sent: readonly GigOffers[]) => void;
  onClosed: () => void;
}

/** Chooses shifts of an event, groups and the terms of the offers. */
export function EventOffersForm({ title, gigs, onSent, onClosed, ...props }: Props) {
  const environment = useRelayEnvironment();
  const [now] = useState(() => currentInstant());
  const outcome = useRef<readonly GigOffers[] | null>(null);
  const location = useFragment(
    graphql`
      fragment EventOffersForm_location on Location @throwOnFieldError {
        ...GroupPicker_location
      }
    `,
    props.location,
  );
  const form = useForm<EventOfferValues, EventOfferValues>({
    schema: eventOfferSchema,
    initialValues: {
      gigIds: gigs.slice(0, mostOfferedGigs).map(({ id }) => id),
      groupIds: [],
      bonus: '',
      message: '',
    },
    onSubmit: async ({ gigIds, groupIds, bonus, message }) => {
      const { errors, gigs: sent } = await offerGigs(environment, {
        gigIds,
        groupIds,
        ...(bonus.trim() !== '' && { bonusCents: centsOf(bonus) }),
        ...(message !== '' && { message }),
      });
      if (errors.length === 0) outcome.current = sent;
      return errors;
    },
  });
  // The form closes by itself when the offers were sent; then what became of them is shown.
  const close = () => (outcome.current === null ? onClosed() : onSent(outcome.current));

  return (
    <FormDialog
      form={form}
      size="large"
      title={title}
      description="Every pro of the groups is asked for each shift, and may decline."
      submitLabel="Send offers"
      onClosed={close}
    >
      <div className={styles.section}>
        <CheckboxGroup
          label="Shifts"
          isRequired
          value={form.values.gigIds}
          onChange={(ids) => form.setValue('gigIds', ids)}
          errorMessage={form.errorAt('gigIds')}
          options={gigs.map((gig) => ({
            value: gig.id,
            label: gig.name,
            description: `${gigTimes(gig, now)} · ${openPlacesText(gig.openPlaces)}`,
          }))}
        />
        <GroupPicker
          location={location}
          selected={form.values.groupIds}
          onChange={(ids) => form.setValue('groupIds', ids)}
          errorMessage={form.errorAt('groupIds')}
        />
        <OfferTermFields form={form} />
      </div>
    </FormDialog>
  );
}
