import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { ReviewProsDialog_applications$key } from '../../__generated__/ReviewProsDialog_applications.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './ReviewProsDialog.module.css';
import { ReviewProsRow } from './ReviewProsRow.tsx';
import { enteredReview, reviewSchema, reviewValues, type ReviewValues } from './reviewValues.ts';
import type { useReviews } from './useReviews.ts';

const schema = formSchema({ reviews: z.record(z.string(), reviewSchema) });

interface Props {
  applications: ReviewProsDialog_applications$key;
  reviews: ReturnType<typeof useReviews>;
  /** Some can be refused; the dialog stays open with them. */
  onRated: (applicationIds: readonly string[]) => void;
  onClosed: () => void;
}

/** The dialog that rates several pros at once, each independently or all the same. */
export default function ReviewProsDialog({ applications, reviews, onRated, onClosed }: Props) {
  const pros = useFragment(
    graphql`
      fragment ReviewProsDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        viewerCanReview @catch(to: NULL)
        viewerCannotReviewReason @catch(to: NULL)
        pro {
          displayName
        }
        ...ReviewProsRow_application
      }
    `,
    applications,
  );
  const [rated, setRated] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const open = pros.filter(({ id, viewerCanReview }) => viewerCanReview === true && !rated.has(id));
  const closed = pros.filter(({ viewerCanReview }) => viewerCanReview !== true);
  // Those who have a rating begin with it, and are sent only when it changes.
  const [initial] = useState<Record<string, ReviewValues>>(() =>
    Object.fromEntries(
      open
        .map(({ id }) => [id, reviews.reviewOf(id)] as const)
        .flatMap(([id, review]) => (review.ratings.length > 0 ? [[id, reviewValues(review)]] : [])),
    ),
  );

  const form = useForm({
    schema,
    initialValues: { reviews: initial },
    onSubmit: async (output) => {
      const ids = open.map(({ id }) => id).filter((id) => form.values.reviews[id] !== initial[id]);
      if (ids.length === 0) return [{ message: 'Rate at least one pro.', path: [] }];
      const refused = await reviews.rateAll(
        new Map(
          ids.flatMap((id) => {
            const values = output.reviews[id];
            return values ? [[id, enteredReview(values)]] : [];
          }),
        ),
      );
      const done = ids.filter((id) => !refused.has(id));
      setRated((before) => new Set([...before, ...done]));
      onRated(done);
      return [...refused].map(([id, message]) => ({ message, path: ['reviews', id] }));
    },
  });
  const { reviews: values } = form.values;
  const rest = open.filter(({ id }) => !values[id]);

  const change = (id: string, value: ReviewValues) => {
    setLast(id);
    form.setValue('reviews', { ...values, [id]: value });
  };
  const rateRest = (ratings: ReviewValues['ratings']) =>
    form.setValue('reviews', {
      ...values,
      ...Object.fromEntries(rest.map(({ id }) => [id, { ratings, feedback: '' }])),
    });

  return (
    <FormDialog
      form={form}
      title={open.length === 1 ? `Rate ${open[0]?.pro.displayName}` : `Rate ${open.length} pros`}
      submitLabel="Save ratings"
      onClosed={onClosed}
    >
      <ul className={styles.pros}>
        {open.map((pro) => (
          <ReviewProsRow
            key={pro.id}
            application={pro}
            value={values[pro.id]}
            onChange={(value) => change(pro.id, value)}
            errorMessage={form.errorAt(`reviews.${pro.id}`)}
            restCount={pro.id === last ? rest.length : 0}
            onRestRated={rateRest}
          />
        ))}
      </ul>
      {closed.length === 0 ? null : (
        <section aria-label="Cannot be rated">
          <ul className={styles.closed}>
            {closed.map(({ id, pro, viewerCannotReviewReason }) => (
              <li key={id}>
                {pro.displayName}: {viewerCannotReviewReason ?? 'Cannot be rated now.'}
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
