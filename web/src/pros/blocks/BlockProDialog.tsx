import { blockFeedback, blockFeedbackLimit } from '@brigade/domain/pros/blocks/blockFeedback.ts';
import { blockReasonLabel, teamBlockReasons } from '@brigade/domain/pros/blocks/blockReason.ts';
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { undoAction } from '../../ui/feedback/undoAction.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { BlockLocations } from './BlockLocations.tsx';
import { blockPro, unblockPro } from './setBlock.ts';

type TeamBlockReason = (typeof teamBlockReasons)[number];

interface Props {
  /** The ids of the pro's and the location's nodes. */
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
  feedback: blockFeedback,
  locationIds: z.array(z.string()).check(z.minLength(1, 'Choose at least one location')),
});

interface BlockForm {
  reason: TeamBlockReason | null;
  feedback: string;
  locationIds: string[];
}

/** The dialog that blocks a pro, with a reason. */
export default function BlockProDialog({ proId, locationId, name, onClosed, onBlocked }: Props) {
  const environment = useRelayEnvironment();
  const initialValues: BlockForm = { reason: null, feedback: '', locationIds: [locationId] };
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ reason, feedback, locationIds }) => {
      if (reason === null) return [];
      return blockPro(environment, { proId, locationIds }, reason, feedback === '' ? null : feedback);
    },
    onSuccess: ({ locationIds }) => {
      toast({
        tone: 'success',
        title: `${name} is blocked ${placesText(locationIds, locationId)}`,
        description: 'Undo does not bring back cancelled applications.',
        action: undoAction(() => unblockAtAll(environment, proId, locationIds), `${name} may apply again`),
      });
      onBlocked();
    },
  });
  const reason = form.field('reason');
  const hasOthers = useViewer().workplaces.length > 1;
  const [areOthersShown, setAreOthersShown] = useState(false);

  return (
    <FormDialog
      form={form}
      title={`Block ${name}?`}
      description="Blocked pros cannot apply at the location. Their applications for shifts that have not started are cancelled."
      submitLabel="Block"
      cancelLabel="Do not block"
      isDestructive
      onClosed={onClosed}
    >
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
        maxLength={blockFeedbackLimit}
        rows={3}
      />
      {areOthersShown ? (
        <BlockLocations {...form.field('locationIds')} />
      ) : hasOthers ? (
        <Button variant="text" size="small" onPress={() => setAreOthersShown(true)}>
          Block at other locations, too
        </Button>
      ) : null}
    </FormDialog>
  );
}

async function unblockAtAll(environment: IEnvironment, proId: string, locationIds: readonly string[]) {
  const responses = [];
  // One after another: the server keeps the places in one block.
  for (const locationId of locationIds) responses.push(await unblockPro(environment, { proId, locationId }));
  return responses.flatMap(({ errors }) => errors);
}

function placesText(locationIds: readonly string[], current: string): string {
  if (locationIds.length > 1) return `at ${locationIds.length} locations`;
  return locationIds[0] === current ? 'at this location' : 'at another location';
}
