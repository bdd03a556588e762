import { mostCompared, type ReviewChoice } from './bulkReviewSearch.ts';

/** Marks applicants for comparison and opens the comparison, in the URL. */
export function useComparison(
  { compared }: ReviewChoice,
  onChanged: (change: (choice: ReviewChoice) => ReviewChoice) => void,
) {
  return {
    /** The numbers of the marked applications. */
    compared,
    isCompareFull: compared.length >= mostCompared,
    mark: (applicationDatabaseId: number) =>
      onChanged((before) => {
        const others = before.compared.filter((other) => other !== applicationDatabaseId);
        const isMarked = others.length < before.compared.length;
        if (!isMarked && others.length >= mostCompared) return before;
        return { ...before, compared: isMarked ? others : [...others, applicationDatabaseId] };
      }),
    open: () => onChanged((before) => ({ ...before, isComparing: before.compared.length > 1 })),
    close: () => onChanged((before) => ({ ...before, isComparing: false })),
  };
}
