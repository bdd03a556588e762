import { graphql, useFragment } from 'react-relay/hooks';
import type { LinkableAccountItem_account$key } from '../../../__generated__/LinkableAccountItem_account.graphql.ts';
import { accessLabel } from '../../users/accessLabel.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import styles from './AccountLinking.module.css';
import type { LinkChoice } from './linkChoice.ts';
import { LinkCode } from './LinkCode.tsx';

interface Props {
  account: LinkableAccountItem_account$key;
  choice: LinkChoice;
  onChanged: (choice: Partial<LinkChoice>) => void;
}

/** An account to link: its owner and roles, or the address that gets the confirmation code. */
export function LinkableAccountItem({ account, choice, onChanged }: Props) {
  const { id, name, codeSentTo, locationRoles, organizationRoles } = useFragment(
    graphql`
      fragment LinkableAccountItem_account on LinkableAccount @throwOnFieldError {
        id
        name
        codeSentTo
        locationRoles {
          place
          role
        }
        organizationRoles {
          place
          role
        }
      }
    `,
    account,
  );
  const roles = [
    ...organizationRoles.map(({ place }) => `${accessLabel('ORGANIZATION_ADMIN')} of ${place}`),
    ...locationRoles.map(({ place, role }) => `${accessLabel(role) ?? 'Role'} at ${place}`),
  ];
  const description =
    codeSentTo == null ? roles.join(', ') || 'No roles' : 'We will send a code to that address.';

  return (
    <li className={styles.account}>
      <Checkbox
        isSelected={choice.isChosen}
        onChange={(isChosen) => onChanged({ isChosen })}
        description={description}
        errorMessage={codeSentTo == null ? choice.error : undefined}
      >
        {codeSentTo == null ? name || 'An account without a name' : `The account of ${codeSentTo}`}
      </Checkbox>
      {codeSentTo != null && choice.isChosen ? (
        <LinkCode
          accountId={id}
          sentTo={codeSentTo}
          code={choice.code}
          errorMessage={choice.error}
          onChanged={(code) => onChanged({ code })}
        />
      ) : null}
    </li>
  );
}
