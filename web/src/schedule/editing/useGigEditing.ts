import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { ConflictPanel_conflict$key } from '../../__generated__/ConflictPanel_conflict.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { changedFields } from './changedFields.ts';
import { changeInput } from '../../gigEditing/changeInput.ts';
import type { EditGigValues } from '../../gigEditing/editGigValues.ts';
import { editGigSchema } from '../../gigEditing/editGigSchema.ts';
import { savedMessage } from './savedMessage.ts';
import { updateGig } from './updateGig.ts';
import type { GigState } from '../../gigEditing/useGigValues.ts';

interface Options {
  /** Of the node. */
  gigId: string;
  /** As the store has it: it follows what others change once a conflict has told of it. */
  current: GigState;
  zoneOf: (addressId: string) => string;
  onSaved: () => void;
}

/** The form that changes a gig: it saves what differs from what it began with, and asks before it overwrites others. */
export function useGigEditing({ gigId, current, zoneOf, onSaved }: Options) {
  const environment = useRelayEnvironment();
  const [start, setStart] = useState(current);
  const [conflict, setConflict] = useState<ConflictPanel_conflict$key | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const schema = editGigSchema({ before: start.values, zoneOf, now: () => currentInstant() });

  const form = useForm({
    schema,
    initialValues: start.values,
    onSubmit: async (values) => {
      try {
        const update = await updateGig(environment, {
          gigId,
          ...changeInput(start.values, values),
          expectedRevision: start.revision,
        });
        setConflict(update.conflict ?? null);
        if (update.conflict) return [];
        if (update.errors.length > 0) {
          // What belongs to no field is said on top of the form, far from the button.
          if (update.errors.every(({ path }) => path.length === 0)) form.formRef.current?.scrollIntoView();
          return update.errors.map(atField);
        }
        setIsSaved(true);
        toast(savedMessage(update));
        onSaved();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const isChanged = changedFields(start.values, form.values).size > 0;
  const { prompt, requestClose } = useUnsavedChanges(isChanged && !isSaved && !form.isSubmitting, onSaved);

  const beginFrom = (kept: ReadonlySet<keyof EditGigValues>) => {
    const mine = form.values;
    setStart(current);
    setConflict(null);
    form.reset(current.values);
    for (const field of kept) form.setValue(field, mine[field]);
  };

  return {
    form,
    prompt,
    requestClose,
    isChanged,
    /** The fields that differ from the gig as the form began. */
    changed: changedFields(start.values, form.values),
    conflict,
    takeTheirs: () => beginFrom(new Set()),
    keepMine: () => beginFrom(new Set([...changedFields(start.values, form.values), 'scope' as const])),
  };
}

const formFields: Readonly<Record<string, string>> = { wageCents: 'wage', boostBonusCents: 'boostBonus' };

/** Money is sent in cents and typed in dollars. */
function atField({ path, message }: { path: readonly string[]; message: string }) {
  return { message, path: path.map((segment) => formFields[segment] ?? segment) };
}
