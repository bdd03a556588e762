import { invoiceFrequencies, invoiceStyles } from '@brigade/domain/businesses/locations/invoicing.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoicingSection_location$key } from '../../../../__generated__/InvoicingSection_location.graphql.ts';
import { formSchema } from '../../../../platform/screen/formSchema.ts';
import { InvoicingFields } from './InvoicingFields.tsx';
import { invoicingShape, type InvoicingValues, memberOf, weekdays } from './invoicingForm.ts';
import { SettingsSection } from '../../../../ui/forms/saving/SettingsSection.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const schema = formSchema(invoicingShape);

/** How a location is invoiced. */
export function InvoicingSection({ location }: { location: InvoicingSection_location$key }) {
  const { id, viewerCanEdit, settings } = useFragment(
    graphql`
      fragment InvoicingSection_location on Location @throwOnFieldError {
        id
        viewerCanEdit @catch(to: NULL)
        settings {
          invoicingEnabled
          invoiceFrequency
          invoiceStyle
          invoiceWorkWeekEnd
        }
      }
    `,
    location,
  );
  const isReadOnly = viewerCanEdit !== true;
  const initialValues: InvoicingValues = {
    invoicingEnabled: settings.invoicingEnabled,
    invoiceFrequency: memberOf(invoiceFrequencies, settings.invoiceFrequency),
    invoiceStyle: memberOf(invoiceStyles, settings.invoiceStyle),
    invoiceWorkWeekEnd: memberOf(weekdays, settings.invoiceWorkWeekEnd),
  };
  const form = useSectionForm({ locationId: id, schema, initialValues });

  return (
    <SettingsSection anchor="invoicing" title="Invoicing" form={form}>
      <InvoicingFields
        enabled={form.field('invoicingEnabled')}
        frequency={form.field('invoiceFrequency')}
        style={form.field('invoiceStyle')}
        weekEnd={form.field('invoiceWorkWeekEnd')}
        isDisabled={isReadOnly}
      />
    </SettingsSection>
  );
}
