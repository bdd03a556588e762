/** The batches of one job in one run: more than a backlog has, unless a job never gets done with an item. */
const mostBatches = 1000;

/**
 * Counts the batches of a job in one run, so that a job that makes no progress blocks neither the other jobs nor the
 * server. What is left is due in the next run.
 *
 * @returns a function to call before each batch; it throws when the job has had its share
 */
export function batchCounter(job: string): () => void {
  let batches = 0;
  return () => {
    if (batches === mostBatches) throw new Error(`${job} is not done after ${mostBatches} batches`);
    batches += 1;
  };
}
