import { isLastAdmin } from '@brigade/domain/businesses/teams/isLastAdmin.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TeamTable_managers$key } from '../../__generated__/TeamTable_managers.graphql.ts';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { knownRole } from './knownRole.ts';
import { TeamRow } from './TeamRow.tsx';

const ChangeRoleDialog = lazy(() => import('./ChangeRoleDialog.tsx'));
const LeaveTeamDialog = lazy(() => import('./LeaveTeamDialog.tsx'));

const columns: readonly TableColumn[] = [
  { id: 'person', header: 'Person' },
  { id: 'role', header: 'Role' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end' },
];

interface Props {
  /** The name of the location. */
  place: string;
  /** All that are loaded of the team. */
  managers: TeamTable_managers$key;
  /** The Relay id of the list that contains them. */
  connectionId: string;
  canManage: boolean;
  /** Called after the viewer has left the team. */
  onLeft: () => void;
}

/** The team of a location, editable by its admins. */
export function TeamTable({ place, managers, connectionId, canManage, onLeft }: Props) {
  const team = useFragment(
    graphql`
      fragment TeamTable_managers on LocationManager @relay(plural: true) @throwOnFieldError {
        id
        role
        person {
          displayName
          isActive
          isViewer @catch(to: NULL)
        }
        ...TeamRow_manager
      }
    `,
    managers,
  );
  const [open, setOpen] = useState<{ dialog: 'role' | 'remove'; id: string } | null>(null);
  const close = () => setOpen(null);
  const members = team.map(({ id, role, person }) => ({
    id,
    role: knownRole(role) ?? 'ONSITE_MANAGER',
    isActive: person.isActive,
    isViewer: person.isViewer === true,
    name: person.displayName,
  }));
  const chosen = members.find(({ id }) => id === open?.id);

  return (
    <>
      <Table label={`Team of ${place}`} columns={columns}>
        {team.map((manager) => (
          <TeamRow
            key={manager.id}
            manager={manager}
            canManage={canManage}
            isLastAdmin={isLastAdmin(members, manager.id)}
            onChangeRole={() => setOpen({ dialog: 'role', id: manager.id })}
            onRemove={() => setOpen({ dialog: 'remove', id: manager.id })}
          />
        ))}
      </Table>
      {chosen && open ? (
        <Suspense>
          {open.dialog === 'role' ? (
            <ChangeRoleDialog managerId={chosen.id} name={chosen.name} role={chosen.role} onClosed={close} />
          ) : (
            <LeaveTeamDialog
              {...{ place, connectionId, onLeft }}
              managerId={chosen.id}
              name={chosen.isViewer ? null : chosen.name}
              onClosed={close}
            />
          )}
        </Suspense>
      ) : null}
    </>
  );
}
