import { graphql, useFragment } from 'react-relay/hooks';
import type { PlaceFields_location$key } from '../__generated__/PlaceFields_location.graphql.ts';
import { ManagerOnDutyField } from '../schedule/managersOnDuty/ManagerOnDutyField.tsx';
import styles from '../schedule/terms/fields.module.css';
import type { PostingChoices } from '../schedule/posting/postingChoices.ts';
import { Card } from '../ui/layout/Card.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { EditGigFormState } from './editGigFormState.ts';

interface Props {
  location: PlaceFields_location$key;
  form: EditGigFormState;
  place: PostingChoices;
}

const nobody = 'nobody';

/** Where it is, and whom pros ask for. */
export function PlaceFields({ location: key, form, place: { addresses, managers } }: Props) {
  const location = useFragment(
    graphql`
      fragment PlaceFields_location on Location {
        ...ManagerOnDutyField_location
      }
    `,
    key,
  );
  const { addressId, onsiteManagerId, contactName, contactPhone } = form.values;
  return (
    <Card title="Where">
      <div className={styles.section}>
        <Select
          label="Address"
          isRequired
          value={addressId === '' ? (addresses[0]?.id ?? null) : addressId}
          onChange={(id) => form.setValue('addressId', id)}
          errorMessage={form.errorAt('addressId')}
          options={addresses.map(({ id, label, description }) => ({ value: id, label, description }))}
        />
        <ManagerOnDutyField
          location={location}
          contact={{ fullName: contactName, phoneText: contactPhone }}
          onPicked={({ fullName, phoneText }) => {
            form.setValue('contactName', fullName);
            form.setValue('contactPhone', phoneText);
          }}
        />
        <div className={styles.pair}>
          <TextField
            {...form.field('contactName')}
            label="Contact on the day"
            autoComplete="off"
            maxLength={100}
          />
          <PhoneField {...form.field('contactPhone')} label="Contact phone" autoComplete="off" />
        </div>
        <Select
          label="Onsite manager"
          value={onsiteManagerId === '' ? nobody : onsiteManagerId}
          onChange={(id) => form.setValue('onsiteManagerId', id === nobody ? '' : id)}
          errorMessage={form.errorAt('onsiteManagerId')}
          options={[
            { value: nobody, label: 'Nobody in particular' },
            ...managers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </Card>
  );
}
