import { usTimeZones } from '@brigade/domain/platform/geo/usTimeZones.ts';
import Search from 'lucide-react/icons/search';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { AddressForm } from './addressForm.ts';
import styles from './AddressFields.module.css';
import { foundSentence } from './foundSentence.ts';
import { useAddressSearch } from './useAddressSearch.ts';

interface Props {
  form: AddressForm;
  isDisabled?: boolean;
}

/** The fields of an address, its coordinates, and its time zone. */
export function AddressFields({ form, isDisabled = false }: Props) {
  const { outcome, isSearching, search, followPoint } = useAddressSearch(form);
  const zone = form.values.timeZone;
  const zones = usTimeZones.map(({ id, name }) => ({ value: id, label: name }));
  const isOther = zone !== '' && !zones.some(({ value }) => value === zone);
  const point = { isDisabled, inputMode: 'decimal' as const, onBlur: () => void followPoint() };

  return (
    <>
      <TextField
        {...form.field('streetAddress')}
        label="Street address"
        isRequired
        isDisabled={isDisabled}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className={styles.row}>
        <TextField
          {...form.field('city')}
          label="City"
          isRequired
          isDisabled={isDisabled}
          autoComplete="address-level2"
          maxLength={100}
        />
        <TextField
          {...form.field('stateCode')}
          label="State"
          isRequired
          isDisabled={isDisabled}
          autoComplete="address-level1"
          maxLength={2}
          placeholder="NY"
        />
        <TextField
          {...form.field('postalCode')}
          label="ZIP code"
          isRequired
          isDisabled={isDisabled}
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
      {isDisabled ? null : (
        <div className={styles.search}>
          <Button variant="outlined" icon={<Search />} isLoading={isSearching} onPress={() => void search()}>
            Look up address
          </Button>
          <p>Fills in the coordinates and the time zone. You can correct both.</p>
        </div>
      )}
      {outcome ? (
        <InlineAlert tone={'place' in outcome ? 'success' : 'warning'} isLive>
          {'place' in outcome ? foundSentence(outcome.place.precision) : outcome.problem}
        </InlineAlert>
      ) : null}
      <div className={styles.row}>
        <TextField {...form.field('latitude')} {...point} label="Latitude" description="-90 to 90" />
        <TextField {...form.field('longitude')} {...point} label="Longitude" description="-180 to 180" />
        <Select
          {...form.field('timeZone')}
          label="Time zone"
          description="Shift times are shown in this time zone."
          isDisabled={isDisabled}
          placeholder="From the point"
          options={isOther ? [{ value: zone, label: zone }, ...zones] : zones}
        />
      </div>
    </>
  );
}
