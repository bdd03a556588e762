import { graphql, type IEnvironment } from 'relay-runtime';
import type {
  CreateEventInput,
  createPostingEventMutation,
} from '../../__generated__/createPostingEventMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

/** The new event, or what was refused. */
export interface CreatedEvent {
  readonly event: { readonly id: string; readonly name: string } | null;
  readonly errors: readonly {
    readonly code: string;
    readonly message: string;
    readonly path: readonly string[];
  }[];
}

/**
 * Creates the event that a posting is for.
 *
 * @throws Fault
 */
export async function createPostingEvent(
  environment: IEnvironment,
  input: CreateEventInput,
): Promise<CreatedEvent> {
  const { createEvent: payload } = await commit<createPostingEventMutation>(environment, {
    mutation: graphql`
      mutation createPostingEventMutation($input: CreateEventInput!) {
        createEvent(input: $input) {
          errors {
            code
            message
            path
          }
          event {
            id
            name
          }
        }
      }
    `,
    variables: { input },
  });
  return { event: payload.event ?? null, errors: payload.errors };
}
