import { ProPicker } from '../../pros/search/ProPicker.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { lineForm, type PostingForm } from './PostingForm.ts';
import { wholeNumber } from '../terms/wholeNumber.ts';

interface Props {
  form: PostingForm;
  locationId: number;
}

/** The pros who get the shift, whether they are asked first, and what becomes of places that they do not take. */
export default function AssignFields({ form, locationId }: Props) {
  const { pros, isConfirmed, movesToMarketplace } = form.values;
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
      {isConfirmed ? null : (
        <Checkbox
          isSelected={movesToMarketplace}
          onChange={(isOn) => form.setValue('movesToMarketplace', isOn)}
          description="Once everyone has answered or the offers have expired, all pros can apply for the open places."
        >
          Move to the marketplace if not taken
        </Checkbox>
      )}
    </>
  );
}
