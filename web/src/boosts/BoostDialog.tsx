import { boostCents } from '@brigade/domain/schedule/gigs/bonus.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { BoostDialog_gig$key } from '../__generated__/BoostDialog_gig.graphql.ts';
import { centsOf, dollarsText } from '../schedule/terms/dollars.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { BoostCost } from '../filling/boosts/BoostCost.tsx';
import { boostGig } from '../filling/boosts/boostGig.ts';

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
      try {
        const errors = await boostGig(environment, data.id, bonus);
        if (errors.length > 0) {
          return errors.map(({ message, path }) => ({
            message,
            path: path?.at(-1) === 'bonusCents' ? ['bonus'] : path,
          }));
        }
        toast({ tone: 'success', title: `The gig is boosted by $${dollarsText(bonus)} for each pro` });
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error), path: [] }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const present = data.boostBonus?.amountCents ?? 0;

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={requestClose}
      title="Boost this gig"
      description="A bonus for everybody who works it, on top of the wage. Pros see it at once; it cannot be taken back once somebody is confirmed."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Not now
          </Button>
          <Button type="submit" form="boost" isLoading={form.isSubmitting}>
            Boost
          </Button>
        </>
      }
    >
      <Form form={form} id="boost" aria-label="Boost">
        <TextField
          {...form.field('bonus')}
          label="Bonus for each pro"
          description={present > 0 ? `Now $${dollarsText(present)}: it can only rise.` : undefined}
          isRequired
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
        />
        <BoostCost gig={data} bonusCents={centsOf(form.values.bonus)} />
      </Form>
      {prompt}
    </Dialog>
  );
}
