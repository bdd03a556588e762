import { graphql, useFragment } from 'react-relay/hooks';
import type { OrganizationAdminRow_manager$key } from '../../__generated__/OrganizationAdminRow_manager.graphql.ts';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { ManagerMenu } from './ManagerMenu.tsx';
import { PersonSummary } from './PersonSummary.tsx';

interface Props {
  manager: OrganizationAdminRow_manager$key;
  canManage: boolean;
  isLastAdmin: boolean;
  onRemove: () => void;
}

export function OrganizationAdminRow({ manager, ...menu }: Props) {
  const { id, person } = useFragment(
    graphql`
      fragment OrganizationAdminRow_manager on OrganizationManager @throwOnFieldError {
        id
        person {
          displayName
          isViewer @catch(to: NULL)
          ...PersonSummary_person
        }
      }
    `,
    manager,
  );
  const name = person.displayName;
  return (
    <TableRow id={id} label={name}>
      <TableCell column="person" isRowHeader>
        <PersonSummary person={person} />
      </TableCell>
      <TableCell column="actions">
        <ManagerMenu {...menu} name={name} isViewer={person.isViewer === true} />
      </TableCell>
    </TableRow>
  );
}
