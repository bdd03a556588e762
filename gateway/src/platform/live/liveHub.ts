import { codedError } from '../errors/graphqlErrors.ts';
import type { Caller } from '../rest/callHeaders.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { Upstream } from '../rest/upstream.ts';
import { feedLine } from './feedStream.ts';
import type { LiveBatch } from './liveBatch.ts';
import type { LiveSettings } from './liveSettings.ts';
import { type LiveTopic, topicKey } from './liveTopic.ts';
import { openTopicLine, type TopicLine } from './topicStream.ts';
import { pollSource } from './pollSource.ts';
import { readChanges } from './readChanges.ts';
import { requireTopic } from '../../filling/live/readTopic.ts';
import { openSubscriber } from './subscriber.ts';

/** Who wants to follow what, and from where. */
export interface LiveRequest {
  readonly topic: LiveTopic;
  /** Null: from now. */
  readonly after: string | null;
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
}

/** Is told how many follow, and by how many lines to the upstream. */
export interface LiveObserver {
  liveChanged(now: { readonly subscribers: number; readonly lines: number }): void;
}

/** Everybody in this process who follows something: those of one topic share one line to the upstream. */
export interface LiveHub {
  /**
   * What changes from a cursor on, without a gap and without a repetition. It ends when the client is gone, may not
   * see the topic any more, or the upstream cannot be reached: whoever wants to go on subscribes again.
   *
   * @throws RestError when the caller may not see the topic.
   * @throws GraphQLError with the code RATE_LIMITED when too many follow already.
   */
  subscribe(request: LiveRequest): Promise<AsyncGenerator<LiveBatch>>;
  /** Lets everybody go. */
  close(): void;
}

/** How long an upstream counts as one without a feed, milliseconds. */
const feedlessFor = 300_000;

/** Nothing is open before somebody subscribes. */
export function createLiveHub(upstream: Upstream, settings: LiveSettings, observer: LiveObserver): LiveHub {
  const lines = new Map<string, TopicLine>();
  const subscribersOf = new Map<string, number>();
  let subscribers = 0;
  let feedlessUntil = 0;
  let isClosed = false;

  const tell = () => observer.liveChanged({ subscribers, lines: lines.size });
  const isFeedless = () => Date.now() < feedlessUntil;
  const noteFeedless = () => {
    feedlessUntil = Date.now() + feedlessFor;
  };

  function lineOf(topic: LiveTopic): TopicLine {
    const key = topicKey(topic);
    const known = lines.get(key);
    if (known !== undefined) return known;
    const source = isFeedless()
      ? pollSource(topic, { seconds: settings.pollSeconds })
      : {
          keepLine: feedLine(upstream, topic),
          readAfter: (rest: RestSession, cursor: string | null) => readChanges(rest, topic, cursor),
        };
    const line = openTopicLine(source, (outcome) => {
      if (outcome === 'no feed') noteFeedless();
      if (lines.get(key) === line) lines.delete(key);
      tell();
    });
    lines.set(key, line);
    return line;
  }

  /** @returns gives the place back. */
  function takePlace({ token }: Caller): () => void {
    const owner = token ?? '';
    const own = subscribersOf.get(owner) ?? 0;
    if (isClosed || subscribers >= settings.mostSubscribers || own >= settings.mostPerSession) {
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
      tell();
    };
  }

  async function follow(request: LiveRequest): Promise<AsyncGenerator<LiveBatch>> {
    const { topic, after, caller, rest, signal } = request;
    signal.throwIfAborted();
    const line = lineOf(topic);
    const { source } = line;
    const { subscriber, follow: begin } = openSubscriber({
      caller,
      rest,
      readAfter: (cursor) => source.readAfter(rest, cursor),
    });
    const leave = () => line.leave(subscriber);
    signal.addEventListener('abort', leave, { once: true });
    const joined = line.join(subscriber);
    tell();
    await joined;
    try {
      const first = await source.readAfter(rest, after);
      if (subscriber.isEnded) {
        throw codedError('UPSTREAM_UNAVAILABLE', 'Changes cannot be followed at the moment.');
      }
      return begin(first, first.userId);
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** An upstream without a feed answers as for a gig that there is not. */
  async function isWithoutFeed(error: unknown, { rest, topic }: LiveRequest): Promise<boolean> {
    if (isFeedless() || !(error instanceof UpstreamRefusal) || !error.isNotFound) return false;
    await requireTopic(rest, topic);
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
    close() {
      isClosed = true;
      for (const line of lines.values()) line.end();
    },
  };
}
