import type { LiveBatch } from './liveBatch.ts';

/** What a subscription to a topic yields. */
export class LiveEvent {
  readonly batch: LiveBatch;
  /** Waits for the caller's turn, and lets resolvers read what is current. Called before the event is executed. */
  readonly begin: () => Promise<void>;

  constructor(batch: LiveBatch, begin: () => Promise<void>) {
    this.batch = batch;
    this.begin = begin;
  }
}
