import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { OfferResults } from '../offers/OfferResults.tsx';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { RecordedReason } from './recordedReason.ts';
import { replaceApplicant, type Replacement } from './replaceApplicant.ts';
import { ReplacementFields } from './ReplacementFields.tsx';
import { replacementSchema, type ReplacementValues, startOfReplacement } from './replacementSchema.ts';

interface Props {
  /** Id of the application's node. */
  applicationId: string;
  name: string;
  /** Why the pro is out already; null before that is recorded. Default null. */
  recorded?: RecordedReason | null;
  /** Whose pros can be asked. Default: the current location. */
  locationId?: number;
  onClosed: () => void;
  /** The pro is out and others were asked. */
  onReplaced: () => void;
}

/**
 * The dialog that replaces a confirmed pro in one step, or offers the place of one who is out already. Then it shows who
 * was asked.
 */
export default function ReplaceDialog({
  applicationId,
  name,
  recorded = null,
  locationId,
  onClosed,
  onReplaced,
}: Props) {
  const currentLocationId = useCurrentLocationId();
  const environment = useRelayEnvironment();
  const [done, setDone] = useState<Replacement | null>(null);
  const form = useForm<ReplacementValues, ReplacementValues>({
    schema: replacementSchema,
    initialValues: startOfReplacement,
    onSubmit: async ({ reason, recipients, standbys, pros, boost, message }) => {
      const { errors, replacement } = await replaceApplicant(environment, {
        applicationId,
        reason: recorded ?? reason,
        ...(recipients === 'best' ? { standbys: Number(standbys) } : { proIds: pros.map(({ id }) => id) }),
        ...(boost.trim() !== '' && { boostCents: centsOf(boost) }),
        ...(message !== '' && { message }),
      });
      setDone(replacement);
      return errors;
    },
  });
  const close = done ? onReplaced : onClosed;
  const { requestClose, prompt } = useUnsavedChanges(
    form.isDirty && !form.isSubmitting && done === null,
    close,
  );

  if (done) {
    return (
      <Dialog
        isOpen
        onClosed={close}
        title={`${name} is off the shift`}
        description="The place is open again. The first pro to accept gets it, and the shift shows who answers."
        footer={<Button onPress={close}>Done</Button>}
      >
        {done.results.length === 0 ? (
          <InlineAlert tone="warning">
            No pro matches this shift right now, so no offers were sent. Offer it to pros you know.
          </InlineAlert>
        ) : (
          <OfferResults results={done.results} />
        )}
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      isBusy={form.isSubmitting}
      title={`Replace ${name}?`}
      description={
        recorded === null
          ? 'We’ll open the place and offer it right away.'
          : 'Their place is open. We’ll offer it right away.'
      }
      footer={
        <>
          <Button variant="outlined" isDisabled={form.isSubmitting} onPress={requestClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="replacement"
            variant={recorded === null ? 'destructive' : 'contained'}
            isLoading={form.isSubmitting}
          >
            Replace
          </Button>
        </>
      }
    >
      <Form form={form} id="replacement" aria-label="Replacement">
        <ReplacementFields
          form={form}
          applicationId={applicationId}
          isRecorded={recorded !== null}
          locationId={locationId ?? currentLocationId}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
