import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Review } from './review.ts';
import { ReviewFields } from './ReviewFields.tsx';
import { enteredReview, reviewSchema, reviewValues } from './reviewValues.ts';

interface Props {
  name: string;
  review: Review;
  /** Resolves to the server's refusal; null if there is none. */
  onSaved: (review: Review) => Promise<string | null>;
  onClosed: () => void;
}

/** The dialog with the categories and the feedback of a rating. */
export default function ReviewDialog({ name, review, onSaved, onClosed }: Props) {
  const form = useForm({
    schema: reviewSchema,
    initialValues: reviewValues(review),
    onSubmit: async (values) => {
      const refusal = await onSaved(enteredReview(values));
      return refusal === null ? [] : [{ message: refusal, path: [] }];
    },
  });
  return (
    <FormDialog form={form} title={`Rate ${name}`} submitLabel="Save rating" onClosed={onClosed}>
      <ReviewFields
        value={form.values}
        onChange={({ ratings, feedback }) => {
          form.setValue('ratings', ratings);
          form.setValue('feedback', feedback);
        }}
        errors={{ ratings: form.errorAt('ratings'), feedback: form.errorAt('feedback') }}
      />
    </FormDialog>
  );
}
