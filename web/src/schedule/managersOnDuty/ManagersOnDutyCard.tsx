import { graphql, useFragment } from 'react-relay/hooks';
import { lazy, Suspense, useState } from 'react';
import type { ManagersOnDutyCard_location$key } from '../../__generated__/ManagersOnDutyCard_location.graphql.ts';
import { TemplateListRow } from '../templates/TemplateListRow.tsx';
import { TemplateListCard } from '../templates/TemplateListCard.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

const AddManagerOnDutyDialog = lazy(() => import('./AddManagerOnDutyDialog.tsx'));
const EditManagerOnDutyDialog = lazy(() => import('./EditManagerOnDutyDialog.tsx'));
const DeleteManagerOnDutyDialog = lazy(() => import('./DeleteManagerOnDutyDialog.tsx'));

interface Props {
  location: ManagersOnDutyCard_location$key;
  canEdit: boolean;
}

/** The managers on duty of a location, with actions to add, edit and delete them. */
export function ManagersOnDutyCard({ location: key, canEdit }: Props) {
  const { id: locationId, managersOnDuty } = useFragment(
    graphql`
      fragment ManagersOnDutyCard_location on Location @throwOnFieldError {
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
  const [open, setOpen] = useState<{ dialog: 'add' | 'change' | 'delete'; id: string } | null>(null);
  const close = () => setOpen(null);
  const chosen = managersOnDuty?.find(({ id }) => id === open?.id);

  return (
    <TemplateListCard
      title="Managers on duty"
      note="Contacts that pros can call during a shift. Pick one when you post to fill in the contact."
      addLabel="Add manager"
      emptyText="No managers on duty yet."
      count={managersOnDuty?.length ?? null}
      onAdd={canEdit ? () => setOpen({ dialog: 'add', id: '' }) : null}
    >
      {managersOnDuty?.map(({ id, fullName, phoneNumber, phoneText }) => (
        <TemplateListRow
          key={id}
          title={fullName}
          canEdit={canEdit}
          onChange={() => setOpen({ dialog: 'change', id })}
          onDelete={() => setOpen({ dialog: 'delete', id })}
        >
          <TextLink href={`tel:${phoneNumber}`}>{phoneText}</TextLink>
        </TemplateListRow>
      ))}
      <Suspense>
        {open?.dialog === 'add' ? (
          <AddManagerOnDutyDialog locationId={locationId} onClosed={close} onAdded={close} />
        ) : null}
        {open?.dialog === 'change' && chosen ? (
          <EditManagerOnDutyDialog manager={chosen} onClosed={close} />
        ) : null}
        {open?.dialog === 'delete' && chosen ? (
          <DeleteManagerOnDutyDialog managerId={chosen.id} name={chosen.fullName} onClosed={close} />
        ) : null}
      </Suspense>
    </TemplateListCard>
  );
}
