/** Callbacks for notifications from the database. */
export type Listener = {
  message: (payload: string) => void;
  /** The connection was lost for a while, so notifications may have been missed. */
  missed: () => void;
};

/** Subscribes to `notify` messages on a channel, from every process on the database, until the database is closed. */
export type Listen = (channel: string, listener: Listener) => Promise<void>;
