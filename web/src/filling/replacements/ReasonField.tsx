import {
  replacementReasons,
  type ReplacementReason,
} from '@brigade/domain/filling/replacements/replacementReasons.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';
import { replacementReasonOptions } from './replacementReasonOptions.ts';

/** Why pros drop out. */
export function ReasonField({ reason }: { reason: FieldBinding<ReplacementReason> }) {
  return (
    <RadioGroup
      {...reason}
      label="What happened"
      isRequired
      options={replacementReasonOptions}
      onChange={(value) => {
        const known = replacementReasons.find((each) => each === value);
        if (known) reason.onChange(known);
      }}
    />
  );
}
