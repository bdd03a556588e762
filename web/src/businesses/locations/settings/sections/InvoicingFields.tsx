import {
  invoiceFrequencies,
  invoiceFrequencyLabel,
  invoiceStyleLabel,
  invoiceStyles,
} from '@brigade/domain/businesses/locations/invoicing.ts';
import { Select } from '../../../../ui/fields/Select.tsx';
import type { FieldBinding } from '../../../../ui/forms/useForm.ts';
import { type InvoicingValues, memberOf, weekdays } from './invoicingForm.ts';
import { SettingSwitch } from '../SettingSwitch.tsx';

const none = { value: '', label: 'Not chosen' };

interface Props {
  /** The binding of a field. */
  enabled: FieldBinding<InvoicingValues['invoicingEnabled']>;
  frequency: FieldBinding<InvoicingValues['invoiceFrequency']>;
  style: FieldBinding<InvoicingValues['invoiceStyle']>;
  weekEnd: FieldBinding<InvoicingValues['invoiceWorkWeekEnd']>;
  isDisabled?: boolean;
}

/** The fields of a location's invoicing. */
export function InvoicingFields({ enabled, frequency, style, weekEnd, isDisabled = false }: Props) {
  const isOff = isDisabled || !enabled.value;

  return (
    <>
      <SettingSwitch
        {...enabled}
        label="Invoicing"
        description="Shifts are invoiced together instead of charged one at a time."
        isDisabled={isDisabled}
      />
      <Select
        {...frequency}
        label="How often"
        description="When an invoice is made."
        isDisabled={isOff}
        value={frequency.value ?? ''}
        options={[
          none,
          ...invoiceFrequencies.map((value) => ({ value, label: invoiceFrequencyLabel(value) })),
        ]}
        onChange={(value) => frequency.onChange(memberOf(invoiceFrequencies, value))}
      />
      <Select
        {...style}
        label="What one invoice covers"
        description="The location, all locations that the organization pays for, or one address."
        isDisabled={isOff}
        value={style.value ?? ''}
        options={[none, ...invoiceStyles.map((value) => ({ value, label: invoiceStyleLabel(value) }))]}
        onChange={(value) => style.onChange(memberOf(invoiceStyles, value))}
      />
      <Select
        {...weekEnd}
        label="Work week ends on"
        description="The last day that a weekly invoice covers."
        isDisabled={isOff}
        value={weekEnd.value ?? ''}
        options={[none, ...weekdays.map((value) => ({ value, label: dayName(value) }))]}
        onChange={(value) => weekEnd.onChange(memberOf(weekdays, value))}
      />
    </>
  );
}

function dayName(day: string): string {
  return `${day.charAt(0)}${day.slice(1).toLowerCase()}`;
}
