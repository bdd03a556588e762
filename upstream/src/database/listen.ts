/** What is done with what the database tells. */
export type Hear = {
  message: (payload: string) => void;
  /** Nothing was heard for a while; there is no saying what was told meanwhile. */
  missed: () => void;
};

/** Hears what `notify` says on a channel, in this and in every other process on the database, until it is closed. */
export type Listen = (channel: string, hear: Hear) => Promise<void>;
