import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './OfferForm.module.css';
import type { OfferValues } from './offerSchema.ts';

interface Props {
  form: FormState<OfferValues>;
  /** Whether the gig was posted with others. */
  isSeries: boolean;
}

/** The bonus and the message of an offer. */
export function OfferTerms({ form, isSeries }: Props) {
  const { includesRecommended, includesFollowing } = form.values;
  return (
    <div className={styles.section}>
      <Checkbox
        isSelected={includesRecommended}
        onChange={(isSelected) => form.setValue('includesRecommended', isSelected)}
      >
        Also ask the best matches, three for every open place
      </Checkbox>
      {isSeries ? (
        <Checkbox
          isSelected={includesFollowing}
          onChange={(isSelected) => form.setValue('includesFollowing', isSelected)}
        >
          Also offer the shifts of the series that come after it
        </Checkbox>
      ) : null}
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
        maxLength={300}
        rows={2}
      />
    </div>
  );
}
