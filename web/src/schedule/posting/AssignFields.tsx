import { ProPicker } from '../../pros/search/ProPicker.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { lineForm, type PostingForm } from './PostingForm.ts';
import { wholeNumber } from '../terms/wholeNumber.ts';

interface Props {
  form: PostingForm;
  locationId: number;
}

/** The pros who get the shift, and whether they are asked first. */
export default function AssignFields({ form, locationId }: Props) {
  const { pros, isConfirmed } = form.values;
  const line = lineForm(form, 0);
  return (
    <>
      <ProPicker
        locationId={locationId}
        selected={pros}
        onChange={(selected) => {
          form.setValue('pros', selected);
          // Every picked pro needs a place.
          if (line && wholeNumber(line.line.places) < selected.length) {
            line.change({ places: String(selected.length) });
          }
        }}
        errorMessage={form.errorAt('pros')}
      />
      <RadioGroup
        label="How they get it"
        value={isConfirmed ? 'confirmed' : 'offered'}
        onChange={(value) => form.setValue('isConfirmed', value === 'confirmed')}
        options={[
          { value: 'offered', label: 'Offer it', description: 'They accept or decline.' },
          {
            value: 'confirmed',
            label: 'Confirm them',
            description: 'You have already agreed. They will be notified.',
          },
        ]}
      />
    </>
  );
}
