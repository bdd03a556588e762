import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../../shell/useUnsavedChanges.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { afterPosting } from './afterPosting.ts';
import { askedRequirements } from './askedRequirements.ts';
import type { PostableEvent, PostingChoices } from './postingChoices.ts';
import { postedMessage } from './postedMessage.ts';
import { postHref } from './postHref.ts';
import { postingSchema } from './postingSchema.ts';
import type { PostingValues } from '../../posting/postingValues.ts';
import { postPlan } from './postPlan.ts';
import { useDraft } from './useDraft.ts';

interface Options {
  place: PostingChoices;
  /** Number of who posts. */
  userId: number;
  /** What the form begins with. */
  begin: () => PostingValues;
  /** Where the person came from, as it stands in the address. */
  returnTo: string | null;
  /** Number of the group that it is posted for. */
  offerGroup: number | null;
  /** Goes to where the posting can be seen. */
  onPosted: (href: string) => Promise<void>;
}

const stay = () => undefined;

/** The state of the form: what was typed, what is wrong with it, its draft, and posting it. */
export function usePosting({ place, userId, begin, returnTo, offerGroup, onPosted }: Options) {
  const environment = useRelayEnvironment();
  const { locationId } = place;
  const [start] = useState(begin);
  const [madeEvent, setMadeEvent] = useState<PostableEvent | null>(null);
  const form = useForm<PostingValues, PostingValues>({
    schema: postingSchema({
      zoneOf: place.zoneOf,
      minimumWageOf: (id) => place.skills.find((skill) => skill.id === id)?.minimumWage ?? null,
      now: () => currentInstant(),
    }),
    initialValues: start,
    onSubmit: async (posting) => {
      try {
        const requirementIds = askedRequirements(posting, place.requirements);
        const asked = { ...posting, requirementIds };
        const outcome = await postPlan(environment, place.nodeId, asked, (event) => {
          setMadeEvent(event);
          form.setValue('eventId', event.id);
        });
        if ('errors' in outcome) return outcome.errors;
        draft.remove();
        const another = postHref(locationId, { type: posting.type });
        toast({
          ...postedMessage(outcome),
          action: { label: 'Post another', onAction: () => void onPosted(another) },
        });
        const zone = place.zoneOf(posting.addressId);
        await onPosted(afterPosting(outcome, { locationId, returnTo, zone, offerGroup }));
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { values } = form;
  // Lists of lines are new with every change; what they say may be the old.
  const isDirty = form.isDirty && JSON.stringify(values) !== JSON.stringify(start);
  const draft = useDraft({ locationId, userId, start, values, isDirty });
  const { prompt } = useUnsavedChanges(isDirty && !form.isSubmitting, stay);
  return {
    form,
    draft,
    prompt,
    /** An event that was made before its gigs could be posted. */
    madeEvent,
  };
}
