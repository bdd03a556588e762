import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TemplatePicker_location$key } from '../../__generated__/TemplatePicker_location.graphql.ts';
import { Menu } from '../../ui/actions/Menu.tsx';

/** What a template says, to fill a form with. Ids are those of nodes. */
export interface AppliedTemplate {
  readonly name: string;
  /** Null: the position is offered no longer. */
  readonly skillId: string | null;
  /** Null for those who may not see wages. */
  readonly wageCents: number | null;
  readonly description: string;
  readonly privateNotes: string;
  readonly noExperienceRequired: boolean;
  readonly isAutoSelectEnabled: boolean;
  /** Null: at the location itself. */
  readonly addressId: string | null;
  readonly requirementIds: readonly string[];
  readonly attachmentIds: readonly string[];
}

interface Props {
  location: TemplatePicker_location$key;
  onApplied: (template: AppliedTemplate) => void;
}

/** Fills a form with one of the location's templates; nothing where it has kept none. */
export function TemplatePicker({ location, onApplied }: Props) {
  const { gigTemplates } = useFragment(
    graphql`
      fragment TemplatePicker_location on Location @throwOnFieldError {
        gigTemplates @catch(to: NULL) {
          id
          name
          skill @catch(to: NULL) {
            id
            name
          }
          hourlyRate @catch(to: NULL) {
            amountCents
            currency
          }
          positionDescription
          privateNotes
          noExperienceRequired
          isAutoSelectEnabled
          addressId
          requirements {
            id
          }
          attachments {
            id
          }
        }
      }
    `,
    location,
  );
  if (!gigTemplates || gigTemplates.length === 0) return null;
  return (
    <Menu
      label="Use a template"
      icon={<LayoutTemplate aria-hidden="true" />}
      items={gigTemplates.map((template) => ({
        id: template.id,
        label: template.name,
        description: [
          template.skill?.name,
          template.hourlyRate &&
            `${formatMoney(template.hourlyRate.amountCents, template.hourlyRate.currency)} an hour`,
        ]
          .filter(Boolean)
          .join(', '),
        onAction: () =>
          onApplied({
            name: template.name,
            skillId: template.skill?.id ?? null,
            wageCents: template.hourlyRate?.amountCents ?? null,
            description: template.positionDescription,
            privateNotes: template.privateNotes,
            noExperienceRequired: template.noExperienceRequired,
            isAutoSelectEnabled: template.isAutoSelectEnabled,
            addressId: template.addressId ?? null,
            requirementIds: template.requirements.map(({ id }) => id),
            attachmentIds: template.attachments.map(({ id }) => id),
          }),
      }))}
    />
  );
}
