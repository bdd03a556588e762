import { graphql, type IEnvironment } from 'relay-runtime';
import type { refundWorkMutation } from '../../__generated__/refundWorkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

type Input = refundWorkMutation['variables']['input'];

/** Gives a business back what it paid for work. The screens that show it follow the changes of their location. */
export async function refundWork(environment: IEnvironment, input: Input) {
  const { refundWork: payload } = await commit<refundWorkMutation>(environment, {
    mutation: graphql`
      mutation refundWorkMutation($input: RefundWorkInput!) {
        refundWork(input: $input) {
          errors {
            message
            path
          }
          refunds {
            way
          }
        }
      }
    `,
    variables: { input },
  });
  return payload;
}
