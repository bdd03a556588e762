import { type RefundWay, refundText, refundWays } from '@brigade/domain/pay/refunds/refundStates.ts';
import { graphql, type IEnvironment } from 'relay-runtime';
import type { refundWorkMutation } from '../../__generated__/refundWorkMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';

type Input = refundWorkMutation['variables']['input'];

/** Gives a business back what it paid for work. Resolves to the errors of the mutation, and how the money goes back. */
export async function refundWork(environment: IEnvironment, input: Input) {
  const { refundWork: payload } = await commit<refundWorkMutation>(environment, {
    mutation: graphql`
      mutation refundWorkMutation($input: RefundWorkInput!) {
        refundWork(input: $input) {
          errors {
            message
            path
          }
          refund {
            way
          }
        }
      }
    `,
    variables: { input },
  });
  const way: RefundWay | undefined = refundWays.find((known) => known === payload.refund?.way);
  return { errors: payload.errors, text: way === undefined ? null : refundText(way) };
}
