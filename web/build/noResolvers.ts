/**
 * What Relay's store keeps the values of client-side resolvers in, for an app that has none: a field with a resolver
 * would fail at once, since the method that reads it is missing.
 */
export class LiveResolverCache {
  invalidateDataIDs(): void {}

  invalidateResolverRecords(): void {}

  unsubscribeFromLiveResolverRecords(): void {}

  notifyUpdatedSubscribers(): void {}
}
