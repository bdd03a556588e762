import { blockReasonLabel, teamBlockReasons } from '@brigade/domain/pros/blocks/blockReason.ts';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { BlockLocations } from './BlockLocations.tsx';
import { blockPro } from './setBlock.ts';

type TeamBlockReason = (typeof teamBlockReasons)[number];

interface Props {
  /** Ids of the pro's and of the location's node. */
  proId: string;
  locationId: string;
  name: string;
  onClosed: () => void;
  onBlocked: () => void;
}

const schema = formSchema({
  reason: z
    .nullable(z.enum(teamBlockReasons))
    .check(z.refine((reason) => reason !== null, 'Choose a reason')),
  feedback: z.string().check(z.trim(), z.maxLength(1000, 'At most 1000 characters')),
  locationIds: z.array(z.string()).check(z.minLength(1, 'Choose at least one location')),
});

interface BlockForm {
  reason: TeamBlockReason | null;
  feedback: string;
  locationIds: string[];
}

/** Asks why a pro is blocked, and says what follows from it. */
export default function BlockProDialog({ proId, locationId, name, onClosed, onBlocked }: Props) {
  const environment = useRelayEnvironment();
  const initialValues: BlockForm = { reason: null, feedback: '', locationIds: [locationId] };
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ reason, feedback, locationIds }) => {
      if (reason === null) return [];
      try {
        const errors = await blockPro(
          environment,
          { proId, locationIds },
          reason,
          feedback === '' ? null : feedback,
        );
        if (errors.length > 0) return errors;
        toast({ tone: 'success', title: `${name} is blocked ${placesText(locationIds, locationId)}` });
        onBlocked();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const reason = form.field('reason');
  const hasOthers = useViewer().workplaces.length > 1;
  const [areOthersShown, setAreOthersShown] = useState(false);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Block ${name}?`}
      description="Blocked pros cannot apply at the location. Their applications for shifts that have not started are cancelled."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Do not block
          </Button>
          <Button type="submit" form="block" variant="destructive" isLoading={form.isSubmitting}>
            Block
          </Button>
        </>
      }
    >
      <Form form={form} id="block" aria-label="Block">
        <RadioGroup
          {...reason}
          label="Reason"
          isRequired
          options={teamBlockReasons.map((value) => ({ value, label: blockReasonLabel(value) }))}
          onChange={(value) => reason.onChange(teamBlockReasons.find((known) => known === value) ?? null)}
        />
        <TextArea
          {...form.field('feedback')}
          label="What happened"
          description="Optional. Only your team and the platform's admins read it."
          maxLength={1000}
          rows={3}
        />
        {areOthersShown ? (
          <BlockLocations {...form.field('locationIds')} />
        ) : hasOthers ? (
          <Button variant="text" size="small" onPress={() => setAreOthersShown(true)}>
            Block at other locations, too
          </Button>
        ) : null}
      </Form>
      {prompt}
    </Dialog>
  );
}

function placesText(locationIds: readonly string[], current: string): string {
  if (locationIds.length > 1) return `at ${locationIds.length} locations`;
  return locationIds[0] === current ? 'at this location' : 'at another location';
}
