import { feedbackLimit } from '@brigade/domain/day/reviews/reviewTerms.ts';
import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { ReviewCategoriesQuery } from '../../__generated__/ReviewCategoriesQuery.graphql.ts';
import reviewCategoriesQuery from '../../__generated__/ReviewCategoriesQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { ReviewCategories } from './ReviewCategories.tsx';
import type { ReviewValues } from './reviewValues.ts';

interface Props {
  value: ReviewValues;
  onChange: (value: ReviewValues) => void;
  errors?: { readonly [Field in keyof ReviewValues]?: string | undefined };
  /** Whether the overall rating has its place elsewhere. */
  hidesOverall?: boolean;
}

/** The categories and the feedback of a review. The categories are asked for when the fields are first shown. */
export function ReviewFields({ value, onChange, errors = {}, hidesOverall = false }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<ReviewCategoriesQuery>(reviewCategoriesQuery);
  useEffect(() => {
    load({});
    return dispose;
  }, [load, dispose]);
  return (
    <>
      <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading the categories" rows={3} />}>
          {queryRef ? (
            <ReviewCategories
              queryRef={queryRef}
              value={value.ratings}
              onChange={(ratings) => onChange({ ...value, ratings })}
              errorMessage={errors.ratings}
              hidesOverall={hidesOverall}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
      <TextArea
        name="feedback"
        value={value.feedback}
        onChange={(feedback) => onChange({ ...value, feedback })}
        errorMessage={errors.feedback}
        label="Feedback"
        description="Optional. Your team sees it in the history of the pro."
        maxLength={feedbackLimit}
      />
    </>
  );
}
