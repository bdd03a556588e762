const hour = 3_600_000;

/** How long the business has to answer a claim before it counts, in milliseconds. */
export const answerPeriod = 72 * hour;

/** How long the pro has to answer a counter before it counts. */
export const counterPeriod = 48 * hour;

/** How long before the end of their time managers are reminded. */
export const reminderBefore = 24 * hour;
