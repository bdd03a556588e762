import { longestOfferMessage } from '@brigade/domain/filling/offers/offerMessage.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';

interface Props {
  boost: FieldBinding<string>;
  message: FieldBinding<string>;
}

/** On what terms a place is offered. */
export function ReplacementTerms({ boost, message }: Props) {
  return (
    <>
      <TextField
        {...boost}
        label="Bonus"
        description="Optional. Dollars for each pro of this shift; more than it has now."
        inputMode="decimal"
      />
      <TextArea
        {...message}
        label="Message"
        description="Optional. It is sent along with the offer."
        maxLength={longestOfferMessage}
        rows={2}
      />
    </>
  );
}
