import { parsePhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ManagerOnDutyField_location$key } from '../../__generated__/ManagerOnDutyField_location.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import type { DutyContact } from './AddManagerOnDutyDialog.tsx';
import styles from './ManagerOnDutyField.module.css';

const AddManagerOnDutyDialog = lazy(() => import('./AddManagerOnDutyDialog.tsx'));
const DeleteManagerOnDutyDialog = lazy(() => import('./DeleteManagerOnDutyDialog.tsx'));

interface Props {
  location: ManagerOnDutyField_location$key;
  /** The current values of the contact fields. The manager who matches both is shown as picked. */
  contact: DutyContact;
  /** Fills the fields of the contact. */
  onPicked: (contact: DutyContact) => void;
}

/** Picks the contact of a gig from the location's managers on duty. Managers can be added and deleted in place. */
export function ManagerOnDutyField({ location: key, contact, onPicked }: Props) {
  const { id: locationId, managersOnDuty } = useFragment(
    graphql`
      fragment ManagerOnDutyField_location on Location @throwOnFieldError {
        id
        managersOnDuty @catch(to: NULL) {
          id
          fullName
          phoneNumber
          phoneText
        }
      }
    `,
    key,
  );
  const [dialog, setDialog] = useState<'add' | 'delete' | null>(null);
  const managers = managersOnDuty ?? [];
  const phone = parsePhone(contact.phoneText);
  const picked = managers.find(
    ({ fullName, phoneNumber }) => fullName === contact.fullName.trim() && phoneNumber === phone,
  );
  const close = () => setDialog(null);

  return (
    <div className={styles.field}>
      <Select
        label="Manager on duty"
        description={
          managers.length === 0
            ? 'Add a manager that pros can call and pick them for future shifts.'
            : 'Fills in the contact below.'
        }
        isDisabled={managers.length === 0}
        placeholder={managers.length === 0 ? 'No managers yet' : 'Choose a manager'}
        value={picked?.id ?? null}
        onChange={(id) => {
          const manager = managers.find((each) => each.id === id);
          if (manager) onPicked({ fullName: manager.fullName, phoneText: manager.phoneText });
        }}
        options={managers.map(({ id, fullName, phoneText }) => ({
          value: id,
          label: fullName,
          description: phoneText,
        }))}
      />
      <div className={styles.actions}>
        {picked ? (
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            onPress={() => setDialog('delete')}
          >{`Delete ${picked.fullName}`}</Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onPress={() => setDialog('add')}
          >
            Add a manager
          </Button>
        )}
      </div>
      <Suspense>
        {dialog === 'add' ? (
          <AddManagerOnDutyDialog
            locationId={locationId}
            contact={contact}
            onClosed={close}
            onAdded={(added) => {
              close();
              onPicked({ fullName: added.fullName, phoneText: added.phoneText });
            }}
          />
        ) : null}
        {dialog === 'delete' && picked ? (
          <DeleteManagerOnDutyDialog managerId={picked.id} name={picked.fullName} onClosed={close} />
        ) : null}
      </Suspense>
    </div>
  );
}
