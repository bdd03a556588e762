import { type FeeName, feePercentage } from '@brigade/domain/businesses/locations/locationFees.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { feeFields, feeHelp } from './feeFields.ts';
import { numberText } from '../../../../platform/screen/numberText.ts';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

interface Props {
  /** Of the location's node. */
  locationId: string;
  /** In percent. */
  fees: Readonly<Record<FeeName, number>>;
}

const schema = formSchema({
  platformFeePercentage: numberText(feePercentage('platform')),
  w2FeePercentage: numberText(feePercentage('w2')),
  tippingFeePercentage: numberText(feePercentage('tipping')),
  backgroundChecksFeePercentage: numberText(feePercentage('backgroundChecks')),
  inNetworkPaymentsFeePercentage: numberText(feePercentage('inNetworkPayments')),
});

/** The form of a location's fees, for platform admins. */
export function FeesForm({ locationId, fees }: Props) {
  const form = useSectionForm({
    locationId,
    schema,
    initialValues: {
      platformFeePercentage: String(fees.platform),
      w2FeePercentage: String(fees.w2),
      tippingFeePercentage: String(fees.tipping),
      backgroundChecksFeePercentage: String(fees.backgroundChecks),
      inNetworkPaymentsFeePercentage: String(fees.inNetworkPayments),
    },
  });
  return (
    <SettingsSection anchor="fees" title="Fees" form={form}>
      {feeFields.map((field) => (
        <TextField
          key={field.fee}
          {...form.field(`${field.fee}FeePercentage`)}
          label={field.label}
          description={feeHelp(field)}
          suffix="%"
          inputMode="decimal"
          isRequired
        />
      ))}
    </SettingsSection>
  );
}
