import { memberRoleLabel, memberRoleSummary } from '@brigade/domain/businesses/teams/memberRole.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TeamRow_manager$key } from '../../__generated__/TeamRow_manager.graphql.ts';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { ManagerMenu } from './ManagerMenu.tsx';
import { knownRole } from './knownRole.ts';
import { PersonSummary } from './PersonSummary.tsx';
import styles from './TeamRow.module.css';

interface Props {
  manager: TeamRow_manager$key;
  canManage: boolean;
  isLastAdmin: boolean;
  onChangeRole: () => void;
  onRemove: () => void;
}

/** A row of a team member: the person, the role, and an actions menu. */
export function TeamRow({ manager, canManage, isLastAdmin, onChangeRole, onRemove }: Props) {
  const { id, role, person } = useFragment(
    graphql`
      fragment TeamRow_manager on LocationManager @throwOnFieldError {
        id
        role
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
  const known = knownRole(role);
  return (
    <TableRow id={id} label={name}>
      <TableCell column="person" isRowHeader>
        <PersonSummary person={person} />
      </TableCell>
      <TableCell column="role">
        <span className={styles.role}>
          <span>{known ? memberRoleLabel(known) : 'Another role'}</span>
          {known ? <span className={styles.summary}>{memberRoleSummary(known)}</span> : null}
        </span>
      </TableCell>
      <TableCell column="actions">
        <ManagerMenu
          name={name}
          isViewer={person.isViewer === true}
          canManage={canManage}
          isLastAdmin={isLastAdmin}
          onChangeRole={onChangeRole}
          onRemove={onRemove}
        />
      </TableCell>
    </TableRow>
  );
}
