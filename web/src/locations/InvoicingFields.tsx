import {
  invoiceFrequencies,
  invoiceFrequencyLabel,
  invoiceStyleLabel,
  invoiceStyles,
} from '@brigade/domain/locations/invoicing.ts';
import { Select } from '../ui/Select.tsx';
import { type InvoicingForm, memberOf, weekdays } from './invoicingForm.ts';
import { SettingSwitch } from './SettingSwitch.tsx';

const none = { value: '', label: 'Not chosen' };

/** The fields that say how a location is invoiced. */
export function InvoicingFields({ form, isDisabled }: { form: InvoicingForm; isDisabled: boolean }) {
  const frequency = form.field('invoiceFrequency');
  const style = form.field('invoiceStyle');
  const weekEnd = form.field('invoiceWorkWeekEnd');
  const isOff = isDisabled || !form.values.invoicingEnabled;

  return (
    <>
      <SettingSwitch
        {...form.field('invoicingEnabled')}
        label="Invoicing"
        description="Shifts are put on invoices instead of charged one by one."
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
        description="One invoice can cover all, one location, or one address."
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
