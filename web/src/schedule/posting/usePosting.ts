import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useTermsOffer } from '../../accounts/terms/useTermsOffer.tsx';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { afterPosting } from './afterPosting.ts';
import { askedRequirements } from './askedRequirements.ts';
import type { PostableEvent, PostingChoices } from './postingChoices.ts';
import { postedMessage } from './postedMessage.ts';
import { postHref } from './postHref.ts';
import { postingSchema } from './postingSchema.ts';
import type { PostingValues } from './postingValues.ts';
import type { AssignPros, PostingOutcome } from './postPlan.ts';
import { useDraft } from './useDraft.ts';

interface Options {
  place: PostingChoices;
  /** Number of the viewer. */
  userId: number;
  initialValues: () => PostingValues;
  /** The path in the URL to return to. */
  returnTo: string | null;
  /** The screen that offers a posted gig, given its number; null unless the posting is for an offer. */
  offerHref: ((gigNumber: number) => string) | null;
  loadAssignPros: () => Promise<AssignPros>;
  /** Navigates to the posted gigs. */
  onPosted: (href: string) => Promise<void>;
}

const stay = () => undefined;

const errorsOf = (outcome: PostingOutcome) => ('errors' in outcome ? outcome.errors : []);

/** The state of the form, its draft, and the submit. */
export function usePosting({
  place,
  userId,
  returnTo,
  offerHref,
  loadAssignPros,
  onPosted,
  ...options
}: Options) {
  const environment = useRelayEnvironment();
  const { locationId } = place;
  const [start] = useState(options.initialValues);
  const [madeEvent, setMadeEvent] = useState<PostableEvent | null>(null);
  const terms = useTermsOffer();
  const form = useForm<PostingValues, PostingValues>({
    schema: postingSchema({
      zoneOf: place.zoneOf,
      minimumWageOf: (id) => place.skills.find((skill) => skill.id === id)?.minimumWage ?? null,
      now: () => currentInstant(),
    }),
    initialValues: start,
    onSubmit: async (posting) => {
      const requirementIds = askedRequirements(posting, place.requirements);
      const { postPlan } = await import('./postPlan.ts');
      const outcome = await terms.send(
        () =>
          postPlan(
            environment,
            { ...posting, requirementIds },
            {
              locationId: place.nodeId,
              loadAssignPros,
              onEventMade: (event) => {
                setMadeEvent(event);
                form.setValue('eventId', event.id);
              },
            },
          ),
        errorsOf,
      );
      if ('errors' in outcome) return outcome.errors;
      draft.remove();
      const zone = place.zoneOf(posting.addressId);
      await onPosted(afterPosting(outcome, { locationId, returnTo, zone, offerHref }));
      const another = postHref(locationId, { type: posting.type });
      // Only on the next screen: from this one, the action would lead to the same form with the same values.
      toast({
        ...postedMessage(outcome),
        action: { label: 'Post another', onAction: () => void onPosted(another) },
      });
      return [];
    },
  });
  const { values } = form;
  // Every change creates new lists, even if their content is the same.
  const isDirty = form.isDirty && JSON.stringify(values) !== JSON.stringify(start);
  const draft = useDraft({ locationId, userId, start, values, isDirty });
  const { prompt } = useUnsavedChanges(isDirty && !form.isSubmitting, stay);
  return {
    form,
    draft,
    prompt,
    /** Offers the terms of use when the posting was refused without them. */
    termsOffer: terms.offer,
    /** The event that a failed submit created before its gigs. */
    madeEvent,
  };
}
