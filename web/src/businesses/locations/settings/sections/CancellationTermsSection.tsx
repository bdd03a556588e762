import {
  cancellationHours,
  cancellationRanges,
} from '@brigade/domain/businesses/locations/cancellationHours.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CancellationTermsSection_location$key } from '../../../../__generated__/CancellationTermsSection_location.graphql.ts';
import { numberText } from '../../../../platform/screen/numberText.ts';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';
import { FactList } from '../../../../platform/screen/FactList.tsx';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { Term } from '../../../../platform/glossary/Term.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';

const schema = formSchema({
  cancellationFreeHours: numberText(cancellationHours('free')),
  cancellationGuaranteedHours: numberText(cancellationHours('guaranteed')),
});

/** On what terms a location may call gigs off: to read, or for platform admins to set. */
export function CancellationTermsSection({ location }: { location: CancellationTermsSection_location$key }) {
  const { id, viewerCanSetFees, costRates } = useFragment(
    graphql`
      fragment CancellationTermsSection_location on Location @throwOnFieldError {
        id
        viewerCanSetFees @catch(to: NULL)
        costRates @catch(to: NULL) {
          cancellation {
            freeHours
            guaranteedHours
          }
        }
      }
    `,
    location,
  );
  // Viewers who may not see costs get a note next to the fees.
  if (!costRates) return null;
  const { freeHours, guaranteedHours } = costRates.cancellation;
  if (viewerCanSetFees === true) return <TermsForm locationId={id} terms={costRates.cancellation} />;
  return (
    <Card id="cancellation-terms" title={<Term id="cancellation-terms">Cancellation terms</Term>}>
      <FactList
        facts={[
          { name: 'Free until', value: `${freeHours} h before the start` },
          { name: 'After that', value: `Up to ${guaranteedHours} h paid to each confirmed pro` },
        ]}
      />
    </Card>
  );
}

interface FormProps {
  locationId: string;
  terms: { readonly freeHours: number; readonly guaranteedHours: number };
}

function TermsForm({ locationId, terms }: FormProps) {
  const form = useSectionForm({
    locationId,
    schema,
    initialValues: {
      cancellationFreeHours: String(terms.freeHours),
      cancellationGuaranteedHours: String(terms.guaranteedHours),
    },
  });
  return (
    <SettingsSection anchor="cancellation-terms" title="Cancellation terms" form={form}>
      <TextField
        {...form.field('cancellationFreeHours')}
        label="Free until"
        description={`Hours before the start, 0 to ${cancellationRanges.free.most}.`}
        suffix="h"
        inputMode="numeric"
        isRequired
      />
      <TextField
        {...form.field('cancellationGuaranteedHours')}
        label="Paid after that"
        description={`Maximum hours paid to each confirmed pro, 0 to ${cancellationRanges.guaranteed.most}.`}
        suffix="h"
        inputMode="numeric"
        isRequired
      />
    </SettingsSection>
  );
}
