import { longestOfferMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import type { FormState } from '../../ui/forms/useForm.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

interface Props {
  form: Pick<FormState<{ readonly bonus: string; readonly message: string }>, 'field'>;
}

/** What every offer can bring along: a bonus and a message. */
export function OfferTermFields({ form }: Props) {
  return (
    <>
      <TextField
        {...form.field('bonus')}
        label="Bonus"
        description="Optional. Paid to each pro in addition to the wage."
        inputMode="decimal"
      />
      <TextArea
        {...form.field('message')}
        label="Message"
        description="Optional. It is sent along with the offer."
        maxLength={longestOfferMessage}
        rows={2}
      />
    </>
  );
}
