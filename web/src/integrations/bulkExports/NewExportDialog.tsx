import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { exportInput, exportSchema, type ExportValues, exportYears, newExport } from './exportForm.ts';
import { type ReadyExport, readyExportOptions } from './readyExports.ts';
import { startExport } from './startExport.ts';

const formats = [
  { value: 'CSV', label: 'CSV', description: 'For spreadsheets.' },
  { value: 'NDJSON', label: 'NDJSON', description: 'For programs: a JSON object on each line.' },
];

interface Props {
  /** The locations to choose from, at least one, with their IANA zones. */
  locations: readonly (SelectOption & { zone: string })[];
  /** The one that is chosen at first. */
  locationId: string;
  connectionId: string;
  onClosed: () => void;
}

/** Starts one of the ready exports. */
export default function NewExportDialog({ locations, locationId, connectionId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [year] = useState(() => currentInstant().toZonedDateTimeISO(browserZone()).year);
  const form = useForm({
    schema: exportSchema,
    initialValues: newExport(locationId, year),
    onSubmit(values) {
      const zone = locations.find(({ value }) => value === values.locationId)?.zone ?? browserZone();
      return startExport(environment, exportInput(values, zone), connectionId);
    },
  });
  const { what } = form.values;
  return (
    <FormDialog
      form={form}
      title="New export"
      description="It runs in the background. You can leave this page."
      submitLabel="Start export"
      onClosed={onClosed}
    >
      <RadioGroup
        {...form.field('what')}
        onChange={(value) => form.setValue('what', value as ReadyExport)}
        label="What to export"
        isRequired
        options={readyExportOptions}
      />
      {what === 'applicants' ? (
        <TextField
          {...form.field('gig')}
          label="Shift number"
          description="At the end of the address of its page. You can paste the address."
          isRequired
          autoComplete="off"
        />
      ) : (
        <Select {...form.field('locationId')} label="Location" isRequired options={locations} />
      )}
      {what === 'gigs' ? (
        <Select
          {...form.field('year')}
          label="Year"
          isRequired
          options={exportYears(year).map((each) => ({ value: each, label: each }))}
        />
      ) : null}
      <RadioGroup
        {...form.field('format')}
        onChange={(value) => form.setValue('format', value as ExportValues['format'])}
        label="Format"
        isRequired
        options={formats}
      />
    </FormDialog>
  );
}
