import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { ConflictPanel_conflict$key } from '../../__generated__/ConflictPanel_conflict.graphql.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { termOfInput } from '../terms/termValues.ts';
import { changedFields } from './changedFields.ts';
import { changeInput } from './changeInput.ts';
import type { EditGigValues } from './editGigValues.ts';
import { editGigSchema } from './editGigSchema.ts';
import { savedMessage } from './savedMessage.ts';
import { updateGig } from './updateGig.ts';
import type { GigState } from './useGigValues.ts';

interface Options {
  /** The global id. */
  gigId: string;
  /** The gig in the Relay store, which a conflict response updates. */
  current: GigState;
  zoneOf: (addressId: string) => string;
  onSaved: () => void;
}

/** The form that edits a gig. It saves the fields that changed, and asks before it overwrites changes of others. */
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
      const update = await updateGig(environment, {
        gigId,
        ...changeInput(start.values, values),
        expectedRevision: start.revision,
      });
      setConflict(update.conflict ?? null);
      if (update.conflict) return [];
      if (update.errors.length > 0) {
        // Errors without a field are shown at the top of the form, far from the button.
        if (update.errors.every(({ path }) => path.length === 0)) form.formRef.current?.scrollIntoView();
        return update.errors.map(atField);
      }
      setIsSaved(true);
      toast(savedMessage(update));
      onSaved();
      return [];
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
    /** The values that the form began with. */
    before: start.values,
    conflict,
    takeTheirs: () => beginFrom(new Set()),
    keepMine: () => beginFrom(new Set([...changedFields(start.values, form.values), 'scope' as const])),
  };
}

function atField({ path: [first = '', ...rest], message }: { path: readonly string[]; message: string }) {
  return { message, path: first === '' ? [] : [termOfInput(first, 'editing'), ...rest] };
}
