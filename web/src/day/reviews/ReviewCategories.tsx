import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ReviewCategoriesQuery } from '../../__generated__/ReviewCategoriesQuery.graphql.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { StarField } from '../../ui/fields/StarField.tsx';
import styles from './ReviewCategories.module.css';

interface Props {
  queryRef: PreloadedQuery<ReviewCategoriesQuery>;
  /** Stars by category. */
  value: Readonly<Record<string, number>>;
  onChange: (value: Record<string, number>) => void;
  errorMessage: string | undefined;
  /** Whether the overall rating has its place elsewhere. */
  hidesOverall?: boolean;
}

/** Five stars for each category of a review. */
export function ReviewCategories({ queryRef, value, onChange, errorMessage, hidesOverall = false }: Props) {
  const { ratingCategories } = usePreloadedQuery<ReviewCategoriesQuery>(
    graphql`
      query ReviewCategoriesQuery @preloadable @throwOnFieldError {
        ratingCategories {
          name
          label
          isOverall
        }
      }
    `,
    queryRef,
  );
  if (!ratingCategories) throw new Fault('UNKNOWN', 'The categories could not be loaded.');
  return (
    <div className={styles.categories}>
      {ratingCategories
        .filter(({ isOverall }) => !(hidesOverall && isOverall))
        .map(({ name, label, isOverall }) => (
          <StarField
            key={name}
            label={label}
            isRequired={isOverall}
            errorMessage={isOverall ? errorMessage : undefined}
            value={value[name] ?? null}
            onChange={(stars) => onChange({ ...value, [name]: stars })}
          />
        ))}
    </div>
  );
}
