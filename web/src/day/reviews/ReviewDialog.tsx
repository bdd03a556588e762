import { feedbackLimit, overallCategory } from '@brigade/domain/day/reviews/reviewTerms.ts';
import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { ReviewCategoriesQuery } from '../../__generated__/ReviewCategoriesQuery.graphql.ts';
import reviewCategoriesQuery from '../../__generated__/ReviewCategoriesQuery$parameters.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Review } from './review.ts';
import { ReviewCategories } from './ReviewCategories.tsx';

const schema = formSchema({
  ratings: z
    .record(z.string(), z.number())
    .check(z.refine((ratings) => overallCategory in ratings, 'Rate the work overall')),
  feedback: z.string().check(z.trim(), z.maxLength(feedbackLimit, `At most ${feedbackLimit} characters`)),
});

interface Values {
  /** Stars by category. */
  ratings: Record<string, number>;
  feedback: string;
}

interface Props {
  name: string;
  review: Review;
  /** Resolves to the server's refusal; null if there is none. */
  onSaved: (review: Review) => Promise<string | null>;
  onClosed: () => void;
}

/** The dialog with the categories and the feedback of a rating. The categories are asked for when it opens. */
export default function ReviewDialog({ name, review, onSaved, onClosed }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<ReviewCategoriesQuery>(reviewCategoriesQuery);
  useEffect(() => {
    load({});
    return dispose;
  }, [load, dispose]);
  const initialValues: Values = {
    ratings: Object.fromEntries(review.ratings.map(({ category, value }) => [category, value])),
    feedback: review.feedback ?? '',
  };
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ ratings, feedback }) => {
      const refusal = await onSaved({
        ratings: Object.entries(ratings).map(([category, value]) => ({ category, value })),
        feedback: feedback === '' ? null : feedback,
      });
      return refusal === null ? [] : [{ message: refusal, path: [] }];
    },
  });
  const ratings = form.field('ratings');

  return (
    <FormDialog form={form} title={`Rate ${name}`} submitLabel="Save rating" onClosed={onClosed}>
      <ErrorBoundary
        resetKey={queryRef}
        renderError={(error) => <InlineAlert tone="danger">{faultMessage(error)}</InlineAlert>}
      >
        <Suspense fallback={<SkeletonRows label="Loading the categories" rows={3} />}>
          {queryRef ? (
            <ReviewCategories
              queryRef={queryRef}
              value={ratings.value}
              onChange={ratings.onChange}
              errorMessage={ratings.errorMessage}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      <TextArea
        {...form.field('feedback')}
        label="Feedback"
        description="Optional. Your team sees it in the history of the pro."
        maxLength={feedbackLimit}
      />
    </FormDialog>
  );
}
