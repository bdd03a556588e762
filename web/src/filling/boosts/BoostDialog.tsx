import { boostCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { BoostDialog_gig$key } from '../../__generated__/BoostDialog_gig.graphql.ts';
import { centsOf, dollarsText } from '../../schedule/terms/dollars.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { BoostCost } from './BoostCost.tsx';
import { boostGig } from './boostGig.ts';

interface Props {
  gig: BoostDialog_gig$key;
  /** What to begin with, in cents for each pro; null for nothing. */
  suggestedCents: number | null;
  onClosed: () => void;
}

const schema = formSchema({ bonus: z.pipe(z.pipe(z.string(), z.transform(centsOf)), boostCents) });

/** Asks how much each pro is to earn on top of the wage, and says what that costs. */
export default function BoostDialog({ gig, suggestedCents, onClosed }: Props) {
  const data = useFragment(
    graphql`
      fragment BoostDialog_gig on Gig @throwOnFieldError {
        id
        boostBonus @catch(to: NULL) {
          amountCents
        }
        ...BoostCost_gig
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { bonus: suggestedCents === null ? '' : dollarsText(suggestedCents) },
    onSubmit: async ({ bonus }) => {
      const errors = await boostGig(environment, data.id, bonus);
      return errors.map(({ message, path }) => ({
        message,
        path: path?.at(-1) === 'bonusCents' ? ['bonus'] : path,
      }));
    },
    onSuccess: ({ bonus }) =>
      toast({ tone: 'success', title: `The shift is boosted by $${dollarsText(bonus)} for each pro` }),
  });
  const present = data.boostBonus?.amountCents ?? 0;

  return (
    <FormDialog
      form={form}
      size="small"
      title="Boost this shift"
      description="A bonus for every pro who works it, in addition to the wage. Pros see it immediately. It cannot be lowered after a pro is confirmed."
      submitLabel="Boost"
      cancelLabel="Not now"
      onClosed={onClosed}
    >
      <TextField
        {...form.field('bonus')}
        label="Bonus for each pro"
        description={
          present > 0 ? `Now $${dollarsText(present)}. You can raise it, but not lower it.` : undefined
        }
        isRequired
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
      />
      <BoostCost gig={data} bonusCents={centsOf(form.values.bonus)} />
    </FormDialog>
  );
}
