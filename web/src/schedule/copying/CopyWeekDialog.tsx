import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { useTermsOffer } from '../../accounts/terms/useTermsOffer.tsx';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { copyGigs, type GigCopy } from './copyGigs.ts';
import { CopyPreview } from './CopyPreview.tsx';
import { weekStart } from './weekStart.ts';

interface Props {
  /** The global ID of the location. */
  locationId: string;
  timeZone: string;
  /** The gigs to copy. Defaults to all gigs of a week. */
  gigs?: { readonly ids: readonly string[]; readonly firstDate: string };
  onClosed: () => void;
  /** Called after the copies were posted, with the Sunday of their week as YYYY-MM-DD. */
  onCopied?: (toWeekOf: string) => void;
}

const schema = formSchema({ from: requiredText, to: requiredText }).check(
  z.refine(({ from, to }) => from === '' || to === '' || weekStart(from) !== weekStart(to), {
    path: ['to'],
    message: 'Choose another week',
  }),
);

/** Copies gigs to another week, after a preview. */
export default function CopyWeekDialog({ locationId, timeZone, gigs, onClosed, onCopied }: Props) {
  const environment = useRelayEnvironment();
  const terms = useTermsOffer();
  const [copies, setCopies] = useState<readonly GigCopy[] | null>(null);
  const today = currentDay(timeZone);
  const form = useForm({
    schema,
    initialValues: {
      from: gigs?.firstDate ?? today.toString(),
      to: today.add({ weeks: 1 }).toString(),
    },
    onSubmit: async ({ from, to }) => {
      const { results, errors } = await terms.send(
        () =>
          copyGigs(environment, {
            ...weeks(locationId, from, to),
            ...(gigs && { gigIds: gigs.ids }),
            validateOnly: true,
          }),
        (copied) => copied.errors,
      );
      setCopies(results ?? null);
      return errors.map(({ message, path }) => ({ message, path: path.map((part) => fields[part] ?? part) }));
    },
  });
  if (copies !== null) {
    return (
      <CopyPreview
        copies={copies}
        weeks={weeks(locationId, form.values.from, form.values.to)}
        onBack={() => setCopies(null)}
        onClosed={onClosed}
        {...(onCopied && { onCopied })}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      isBusy={form.isSubmitting}
      size="small"
      title={gigs ? `Copy ${gigs.ids.length === 1 ? '1 shift' : `${gigs.ids.length} shifts`}` : 'Copy a week'}
      description="Copies are posted for the same weekday and time. Pros, applications and events are not copied."
      footer={
        <>
          <Button variant="outlined" isDisabled={form.isSubmitting} onPress={onClosed}>
            Cancel
          </Button>
          <Button type="submit" form="copy-week" variant="contained" isLoading={form.isSubmitting}>
            Preview
          </Button>
        </>
      }
    >
      <Form form={form} id="copy-week" aria-label="Copy a week">
        {gigs ? null : <DateField {...form.field('from')} label="The week of" isRequired />}
        <DateField
          {...form.field('to')}
          label="To the week of"
          description={form.values.to === '' ? undefined : 'Any day of the week. Weeks start on Sunday.'}
          isRequired
        />
      </Form>
      {terms.offer}
    </Dialog>
  );
}

const fields: Readonly<Record<string, string>> = { weekOf: 'from', toWeekOf: 'to' };

function weeks(locationId: string, from: string, to: string) {
  return { locationId, weekOf: weekStart(from), toWeekOf: weekStart(to) };
}
