import { mostCompared, type ReviewChange, type ReviewChoice } from './bulkReviewSearch.ts';

/**
 * Marks applicants for comparison and opens the comparison, in the URL. Applicants who left the board are not
 * compared, and the next change takes their marks out of the URL.
 *
 * @param board the numbers of the applications on the board
 */
export function useComparison(choice: ReviewChoice, board: readonly number[], onChanged: ReviewChange) {
  const present = ({ compared }: ReviewChoice) => compared.filter((number) => board.includes(number));
  const compared = present(choice);
  return {
    /** The numbers of the marked applications. */
    compared,
    isComparing: choice.isComparing && compared.length > 1,
    isCompareFull: compared.length >= mostCompared,
    mark: (applicationDatabaseId: number) =>
      onChanged((before) => {
        const marked = present(before);
        const others = marked.filter((other) => other !== applicationDatabaseId);
        const isMarked = others.length < marked.length;
        if (!isMarked && others.length >= mostCompared) return before;
        return { ...before, compared: isMarked ? others : [...others, applicationDatabaseId] };
      }, 'replace'),
    open: () =>
      onChanged((before) => {
        const marked = present(before);
        return { ...before, compared: marked, isComparing: marked.length > 1 };
      }),
    close: () => onChanged((before) => ({ ...before, isComparing: false })),
  };
}
