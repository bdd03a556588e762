import { graphql, useFragment } from 'react-relay/hooks';
import type { PlaceSection_location$key } from '../../__generated__/PlaceSection_location.graphql.ts';
import { ManagerOnDutyField } from '../managersOnDuty/ManagerOnDutyField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './fields.module.css';
import type { PostingChoices } from '../posting/postingChoices.ts';
import type { PostingForm } from '../../posting/PostingForm.ts';

interface Props {
  location: PlaceSection_location$key;
  form: PostingForm;
  place: PostingChoices;
}

const nobody = 'nobody';

/** Where the work is, and whom pros ask for. */
export function PlaceSection({ location: key, form, place: { addresses, managers } }: Props) {
  const location = useFragment(
    graphql`
      fragment PlaceSection_location on Location {
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
            description="Whom pros ask for on arrival."
            autoComplete="off"
            maxLength={100}
          />
          <PhoneField {...form.field('contactPhone')} label="Contact phone" autoComplete="off" />
        </div>
        {managers.length > 0 ? (
          <Select
            label="Onsite manager"
            description="Can check pros in and see the roster, without wages."
            value={onsiteManagerId === '' ? nobody : onsiteManagerId}
            onChange={(id) => form.setValue('onsiteManagerId', id === nobody ? '' : id)}
            errorMessage={form.errorAt('onsiteManagerId')}
            options={[
              { value: nobody, label: 'Nobody in particular' },
              ...managers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
      </div>
    </Card>
  );
}
