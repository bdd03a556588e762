import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { EventChoicesQuery } from '../../../__generated__/EventChoicesQuery.graphql.ts';
import eventChoicesQuery from '../../../__generated__/EventChoicesQuery$parameters.ts';
import { ErrorBoundary } from '../../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../../platform/screen/LoadError.tsx';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { EventChoices } from './EventChoices.tsx';
import { addGigsToEvent } from './addGigsToEvent.ts';
import type { EventDialogProps } from './NewEventDialog.tsx';

const schema = formSchema({ eventId: z.string().check(z.minLength(1, 'Choose an event')) });

/** Adds the selected gigs to an upcoming event. */
export default function AddToEventDialog({
  locationDatabaseId,
  gigIds,
  onClosed,
  onAdded,
}: EventDialogProps) {
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState('');
  const [queryRef, load, dispose] = useQueryLoader<EventChoicesQuery>(eventChoicesQuery);
  const form = useForm({
    schema,
    initialValues: { eventId: '' },
    onSubmit: async ({ eventId }) => {
      const { errors, event } = await addGigsToEvent(environment, { eventId, gigIds });
      if (errors.length > 0) return errors;
      if (!event) return [{ message: 'This event no longer exists.' }];
      const gigs = gigIds.length === 1 ? '1 shift' : `${gigIds.length} shifts`;
      toast({ tone: 'success', title: `${gigs} added to ${event.name}` });
      return [];
    },
    onSuccess: onAdded,
  });
  const { value, onChange, errorMessage } = form.field('eventId');

  useEffect(() => {
    load({ locationId: locationDatabaseId, search: search === '' ? null : search });
    return dispose;
  }, [locationDatabaseId, search, load, dispose]);

  return (
    <FormDialog
      form={form}
      guardsChanges={false}
      onClosed={onClosed}
      title="Add to event"
      submitLabel="Add to event"
    >
      <SearchField label="Find an event" value={search} onChange={setSearch} delay={250} />
      <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading events" rows={3} />}>
          {queryRef ? (
            <EventChoices
              queryRef={queryRef}
              value={value === '' ? null : value}
              errorMessage={errorMessage}
              onChange={onChange}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
    </FormDialog>
  );
}
