import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TemplatePicker_location$key } from '../../__generated__/TemplatePicker_location.graphql.ts';
import { templateTermValues } from '../terms/templateTermValues.ts';
import type { TermValuesIn } from '../terms/termValues.ts';
import { Menu } from '../../ui/actions/Menu.tsx';

/** The content of a template. Ids are those of nodes. */
export interface AppliedTemplate {
  /** Null if the position is no longer offered. */
  readonly skillId: string | null;
  readonly terms: TermValuesIn<'template'>;
}

interface Props {
  location: TemplatePicker_location$key;
  onApplied: (template: AppliedTemplate) => void;
}

/** Fills the form with one of the location's templates. Renders nothing without templates. */
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
          ...templateTermValues_template
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
          onApplied({ skillId: template.skill?.id ?? null, terms: templateTermValues(template) }),
      }))}
    />
  );
}
