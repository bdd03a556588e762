import { useRelayEnvironment } from 'react-relay/hooks';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { offerGig, type SentOffers } from './offerGig.ts';
import { offerSchema, type OfferValues } from './offerSchema.ts';
import type { PickedPro } from '../../pros/search/ProPicker.tsx';

interface Options {
  /** The id of the gig's node; null until a gig is chosen. */
  gigId: string | null;
  startPros: readonly PickedPro[];
  /** The ids of the groups' nodes. */
  startGroups: readonly string[];
  onSent: (sent: SentOffers) => void;
}

/** The state of the offer form, and its submit. */
export function useOfferForm({ gigId, startPros, startGroups, onSent }: Options) {
  const environment = useRelayEnvironment();
  return useForm<OfferValues, OfferValues>({
    schema: offerSchema,
    initialValues: {
      pros: startPros,
      groupIds: startGroups,
      includesRecommended: false,
      includesFollowing: false,
      bonus: '',
      message: '',
    },
    onSubmit: async ({ pros, groupIds, includesRecommended, includesFollowing, bonus, message }) => {
      if (gigId === null) return [{ message: 'Choose a shift first.' }];
      const { errors, sent } = await offerGig(environment, {
        gigId,
        proIds: pros.map(({ id }) => id),
        groupIds,
        includesRecommended,
        includesFollowing,
        ...(bonus.trim() !== '' && { bonusCents: centsOf(bonus) }),
        ...(message !== '' && { message }),
        // A small number of offers is faster without a job.
        isInBackground: groupIds.length > 0 || includesFollowing,
      });
      if (sent) onSent(sent);
      return errors;
    },
  });
}
