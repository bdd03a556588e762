import { graphql, useFragment } from 'react-relay/hooks';
import type { PlaceFields_location$key } from '../../__generated__/PlaceFields_location.graphql.ts';
import { ManagerOnDutyField } from '../managersOnDuty/ManagerOnDutyField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './fields.module.css';
import type { TermForm } from './TermForm.ts';

interface Props {
  location: PlaceFields_location$key;
  form: TermForm<'addressId' | 'contactName' | 'contactPhone' | 'onsiteManagerId'>;
  /** The location's own address first. */
  addresses: readonly { readonly id: string; readonly label: string; readonly description: string }[];
  managers: readonly { readonly id: string; readonly name: string }[];
}

const none = 'none';

/** Where the work takes place, and who is in charge there. */
export function PlaceFields({ location: key, form, addresses, managers }: Props) {
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
      <ContactFields form={form} />
      {managers.length > 0 ? (
        <Select
          label="Onsite manager"
          description="Can check pros in and see the roster, without wages."
          value={onsiteManagerId === '' ? none : onsiteManagerId}
          onChange={(id) => form.setValue('onsiteManagerId', id === none ? '' : id)}
          errorMessage={form.errorAt('onsiteManagerId')}
          options={[
            { value: none, label: 'None' },
            ...managers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
    </div>
  );
}
