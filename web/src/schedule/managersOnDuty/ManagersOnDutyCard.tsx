import { graphql, useFragment } from 'react-relay/hooks';
import { lazy, Suspense, useState } from 'react';
import type { ManagersOnDutyCard_location$key } from '../../__generated__/ManagersOnDutyCard_location.graphql.ts';
import { MaterialRow } from '../templates/TemplateListRow.tsx';
import { MaterialsCard } from '../templates/TemplateListCard.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

const AddManagerOnDutyDialog = lazy(() => import('./AddManagerOnDutyDialog.tsx'));
const ChangeManagerOnDutyDialog = lazy(() => import('./EditManagerOnDutyDialog.tsx'));
const DeleteManagerOnDutyDialog = lazy(() => import('./DeleteManagerOnDutyDialog.tsx'));

interface Props {
  location: ManagersOnDutyCard_location$key;
  canEdit: boolean;
}

/** Whom pros of a location can call, to look at or to change. */
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
    <MaterialsCard
      title="Managers on duty"
      note="The people whom pros can call during a shift. Picking one when you post fills in the contact."
      addLabel="Add manager"
      emptyText="Nobody is in the list yet."
      count={managersOnDuty?.length ?? null}
      onAdd={canEdit ? () => setOpen({ dialog: 'add', id: '' }) : null}
    >
      {managersOnDuty?.map(({ id, fullName, phoneNumber, phoneText }) => (
        <MaterialRow
          key={id}
          title={fullName}
          canEdit={canEdit}
          onChange={() => setOpen({ dialog: 'change', id })}
          onDelete={() => setOpen({ dialog: 'delete', id })}
        >
          <TextLink href={`tel:${phoneNumber}`}>{phoneText}</TextLink>
        </MaterialRow>
      ))}
      <Suspense>
        {open?.dialog === 'add' ? (
          <AddManagerOnDutyDialog locationId={locationId} onClosed={close} onAdded={close} />
        ) : null}
        {open?.dialog === 'change' && chosen ? (
          <ChangeManagerOnDutyDialog manager={chosen} onClosed={close} />
        ) : null}
        {open?.dialog === 'delete' && chosen ? (
          <DeleteManagerOnDutyDialog managerId={chosen.id} name={chosen.fullName} onClosed={close} />
        ) : null}
      </Suspense>
    </MaterialsCard>
  );
}
