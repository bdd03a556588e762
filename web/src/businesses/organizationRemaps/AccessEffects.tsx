import { graphql, useFragment } from 'react-relay/hooks';
import type { AccessEffects_remap$key } from '../../__generated__/AccessEffects_remap.graphql.ts';
import { EffectGroup } from './EffectGroup.tsx';
import { namesOf } from './namesOf.ts';

/** Who can open the location after the move, and who no longer can. */
export function AccessEffects({ remap }: { remap: AccessEffects_remap$key }) {
  const { adminsLosingAccess, adminsGainingAccess, locationManagersCount } = useFragment(
    graphql`
      fragment AccessEffects_remap on OrganizationRemap @throwOnFieldError {
        adminsLosingAccess {
          displayName
        }
        adminsGainingAccess {
          displayName
        }
        locationManagersCount
      }
    `,
    remap,
  );
  const losing = adminsLosingAccess.map(({ displayName }) => displayName);
  const gaining = adminsGainingAccess.map(({ displayName }) => displayName);

  return (
    <EffectGroup
      title="People"
      effects={[
        losing.length === 0
          ? 'No one loses access.'
          : `${namesOf(losing)} can no longer open it, and get a message.`,
        gaining.length === 0 ? null : `${namesOf(gaining)} can manage it, and get a message.`,
        locationManagersCount === 0
          ? null
          : `The team of the location keeps its roles (${locationManagersCount === 1 ? '1 person' : `${locationManagersCount} people`}).`,
        'Pending invitations to the team stay valid. Invitations to an organization stay with that organization.',
      ]}
    />
  );
}
