import { codedError } from '../errors/graphqlErrors.ts';
import type { Caller } from '../rest/callHeaders.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { Upstream } from '../rest/upstream.ts';
import { feedStream } from './feedStream.ts';
import type { LiveBatch } from './liveBatch.ts';
import type { LiveSettings } from './liveSettings.ts';
import { type LiveTopic, topicKey } from './liveTopic.ts';
import { openTopicStream, type TopicStream } from './topicStream.ts';
import { pollCursors } from './pollCursors.ts';
import { pollSource } from './pollSource.ts';
import { readChanges } from './readChanges.ts';
import { openSubscriber } from './subscriber.ts';
import type { TopicReader } from './topicReader.ts';

/** A request to follow a topic from a cursor on. */
export interface LiveRequest {
  readonly topic: LiveTopic;
  /** Null: from now. */
  readonly after: string | null;
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Notified of the number of subscribers, and of the streams to the upstream that they share. */
export interface LiveObserver {
  liveChanged(now: { readonly subscribers: number; readonly streams: number }): void;
}

/** All subscriptions of this process; those to one topic share one stream to the upstream. */
export interface LiveHub {
  /**
   * Yields changes from a cursor on, without gaps or repetitions. It ends when the client disconnects, or
   * the upstream is unreachable: callers resubscribe to continue. It throws the refusal once the caller may no longer see
   * the topic, right when the token expires.
   *
   * @throws RestError when the caller may not see the topic.
   * @throws GraphQLError with the code RATE_LIMITED when there are too many subscribers.
   */
  subscribe(request: LiveRequest): Promise<AsyncGenerator<LiveBatch>>;
  /**
   * Counts a subscription that follows no topic among all, until the signal aborts.
   *
   * @returns a signal that aborts with the given one, and when all subscriptions end.
   * @throws GraphQLError with the code RATE_LIMITED when there are too many subscribers.
   */
  hold(caller: Caller, signal: AbortSignal): AbortSignal;
  /** Ends all subscriptions. */
  close(): void;
}

/** How long to poll before checking for a change feed again, in milliseconds. */
const feedlessFor = 300_000;

export interface LiveHubOptions {
  readonly upstream: Upstream;
  readonly settings: LiveSettings;
  readonly observer: LiveObserver;
  /** Used when the upstream has no change feed. */
  readonly reader: TopicReader;
}

/** Opens no connection before the first subscriber. */
export function createLiveHub({ upstream, settings, observer, reader }: LiveHubOptions): LiveHub {
  const streams = new Map<string, TopicStream>();
  const subscribersOf = new Map<string, number>();
  let subscribers = 0;
  /** Of the monotonic clock, as the clock of the day may jump. */
  let feedlessUntil = 0;
  const nextCursor = pollCursors();
  const closing = new AbortController();

  const notify = () => observer.liveChanged({ subscribers, streams: streams.size });
  const isFeedless = () => performance.now() < feedlessUntil;
  const noteFeedless = () => {
    feedlessUntil = performance.now() + feedlessFor;
  };

  function streamOf(topic: LiveTopic, { token }: Caller): TopicStream {
    const key = topicKey(topic, token);
    const known = streams.get(key);
    if (known !== undefined) return known;
    const source = isFeedless()
      ? pollSource(topic, { seconds: settings.pollSeconds, reader, nextCursor })
      : {
          maintainStream: feedStream(upstream, topic),
          readAfter: (rest: RestSession, cursor: string | null) => readChanges(rest, topic, cursor),
        };
    const stream = openTopicStream(source, (outcome) => {
      if (outcome === 'no feed') noteFeedless();
      if (streams.get(key) === stream) streams.delete(key);
      notify();
    });
    streams.set(key, stream);
    return stream;
  }

  /** @returns a function that releases the slot. */
  function takePlace({ token }: Caller): () => void {
    const owner = token ?? '';
    const own = subscribersOf.get(owner) ?? 0;
    if (closing.signal.aborted || subscribers >= settings.mostSubscribers || own >= settings.mostPerSession) {
      throw codedError('RATE_LIMITED', 'Too many live connections are open. Close some and try again.', {
        retryAfterSeconds: 30,
      });
    }
    subscribers += 1;
    subscribersOf.set(owner, own + 1);
    return () => {
      subscribers -= 1;
      const left = (subscribersOf.get(owner) ?? 1) - 1;
      if (left === 0) subscribersOf.delete(owner);
      else subscribersOf.set(owner, left);
      notify();
    };
  }

  async function follow(request: LiveRequest): Promise<AsyncGenerator<LiveBatch>> {
    const { topic, after, caller, rest, signal } = request;
    signal.throwIfAborted();
    const stream = streamOf(topic, caller);
    const { source } = stream;
    const { subscriber, follow: begin } = openSubscriber({
      caller,
      rest,
      readAfter: (cursor) => source.readAfter(rest, cursor),
    });
    const leave = () => stream.leave(subscriber);
    signal.addEventListener('abort', leave, { once: true });
    const joined = stream.join(subscriber);
    notify();
    await joined;
    try {
      const first = await source.readAfter(rest, after);
      stream.noteExpiry(subscriber, first.expiresIn);
      if (subscriber.isEnded) {
        if (subscriber.refusal !== null) throw subscriber.refusal;
        throw codedError('UPSTREAM_UNAVAILABLE', 'Changes cannot be followed at the moment.');
      }
      return begin(first, first.userId);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** An upstream without a change feed responds with the same 404 as for a missing gig. */
  async function isWithoutFeed(error: unknown, { rest, topic }: LiveRequest): Promise<boolean> {
    if (isFeedless() || !(error instanceof UpstreamRefusal) || !error.isNotFound) return false;
    await reader.require(rest, topic);
    return true;
  }

  return {
    async subscribe(request) {
      request.signal.throwIfAborted();
      const giveBack = takePlace(request.caller);
      request.signal.addEventListener('abort', giveBack, { once: true });
      try {
        return await follow(request);
      } catch (error) {
        if (!(await isWithoutFeed(error, request))) throw error;
        noteFeedless();
        return follow(request);
      }
    },
    hold(caller, signal) {
      signal.throwIfAborted();
      signal.addEventListener('abort', takePlace(caller), { once: true });
      notify();
      return AbortSignal.any([signal, closing.signal]);
    },
    close() {
      closing.abort();
      for (const stream of streams.values()) stream.end();
    },
  };
}
