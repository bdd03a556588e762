import { graphql, useFragment } from 'react-relay/hooks';
import type { MoveEffects_location$key } from '../../__generated__/MoveEffects_location.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { type Caught, valueOrNull } from '../../platform/relay/caught.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { AccessEffects } from './AccessEffects.tsx';
import { BillingEffect } from './BillingEffect.tsx';
import { ConfirmMove } from './ConfirmMove.tsx';
import styles from './MoveEffects.module.css';
import { WorkEffects } from './WorkEffects.tsx';

interface Props {
  location: MoveEffects_location$key;
  /** The global id of the organization that was chosen. */
  organizationId: string;
  onMoved: () => void;
}

/** What a move would change and what would stay, and the move itself below that. */
export function MoveEffects({ location: locationKey, organizationId, onMoved }: Props) {
  const location = useFragment(
    graphql`
      fragment MoveEffects_location on Location @throwOnFieldError {
        id
        name
        organizationRemap(organizationId: $organizationId) @include(if: $isChosen) @catch {
          toOrganization {
            name
          }
          ...BillingEffect_remap
          ...AccessEffects_remap
          ...WorkEffects_remap
        }
      }
    `,
    locationKey,
  );
  const effects = location.organizationRemap && possibleOrNull(location.organizationRemap);
  if (!effects) {
    return (
      <InlineAlert tone="warning" title="You cannot choose this organization">
        The location already belongs to it, or you are not one of its admins. Choose one from the list.
      </InlineAlert>
    );
  }

  return (
    <Card title={`What moving to ${effects.toOrganization.name} changes`}>
      <div className={styles.effects}>
        <BillingEffect remap={effects} />
        <AccessEffects remap={effects} />
        <WorkEffects remap={effects} />
        <ConfirmMove
          // Another organization is another question.
          key={organizationId}
          locationId={location.id}
          name={location.name}
          organizationId={organizationId}
          organization={effects.toOrganization.name}
          onMoved={onMoved}
        />
      </div>
    </Card>
  );
}

/** An organization that the location is in already, or that the viewer does not administer, is none to move to. */
function possibleOrNull<Effects>(caught: Caught<Effects>): Effects | null {
  try {
    return valueOrNull(caught);
  } catch (error) {
    if (error instanceof Fault && (error.code === 'CONFLICT' || error.code === 'FORBIDDEN')) return null;
    throw error;
  }
}
