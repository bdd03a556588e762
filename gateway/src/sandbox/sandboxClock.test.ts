import { expect, test } from 'vitest';
import { parseSettings } from '../platform/settings/settings.ts';
import { startGateway } from '../app/startGateway.ts';
import { globalId } from '../testing/globalId.ts';
import { graphql, type ResultOf, type VariablesOf } from '../testing/graphql.ts';
import { mutate } from '../testing/mutate.ts';
import { startTestStack } from '../testing/startTestStack.ts';
import { unhurried } from '../testing/upstreamOptions.ts';

const stack = await startTestStack();
const { run, reset, upstream, url } = stack;
const locationId = globalId('Location', 1);

const moveClock = graphql(`
  mutation ($input: MoveSandboxClockInput!) {
    moveSandboxClock(input: $input) {
      clock {
        offsetSeconds
        nextEventAt
      }
      target
      isComplete
      errors {
        code
        message
        path
      }
    }
  }
`);

type MoveInput = VariablesOf<typeof moveClock>['input'];
type Moved = ResultOf<typeof moveClock>['moveSandboxClock'];

/** Repeats until the clock has arrived: a move may stop on its way when the machine is slow. */
async function move(input: MoveInput): Promise<Moved> {
  const moved = await mutate(stack, moveClock, { as: 'member', input });
  return moved.isComplete ? moved : move({ until: moved.target, locationId });
}

test('the clock moves an hour on, and the answer says by how much in its headers, too', async () => {
  await reset();
  const moved = await move({ advanceMinutes: 60, locationId });
  expect(moved).toMatchObject({ clock: { offsetSeconds: 3600 }, isComplete: true, errors: [] });

  const response = await fetch(`${url}/graphql?query={__typename}`, {
    headers: { authorization: `Bearer ${await stack.tokenOf('member')}` },
  });
  expect(response.headers.get('x-clock-offset')).toBe('3600000');
});

test('a gateway goes by the clock of whichever upstream answer came last', async () => {
  await reset();
  const other = await startGateway(
    unhurried(
      parseSettings({
        BRIGADE_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        UPSTREAM_API_BASE: upstream.url,
      }),
    ),
  );
  const offset = async () => {
    const document = '{ viewer { id } }';
    const response = await fetch(`${other.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await stack.tokenOf('member')}`,
      },
      body: JSON.stringify({ query: document }),
    });
    return response.headers.get('x-clock-offset');
  };
  expect(await offset()).toBeNull();
  upstream.clock.move(7_200_000);
  expect(await offset()).toBe('7200000');
  await other.close();
});

test.each<[MoveInput, string[]]>([
  [{}, ['input', 'advanceMinutes']],
  [{ advanceMinutes: 60, reset: true }, ['input', 'advanceMinutes']],
  [{ advanceMinutes: 0 }, ['input', 'advanceMinutes']],
  [{ until: '2020-01-01T00:00:00Z' }, ['input', 'until']],
])('a move of the clock by %j is refused at its field', async (input, path) => {
  await reset();
  const { clock: moved, errors } = await mutate(
    stack,
    graphql(`
      mutation ($input: MoveSandboxClockInput!) {
        moveSandboxClock(input: $input) {
          clock {
            now
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    { as: 'member', input },
  );

  expect(moved).toBeNull();
  expect(errors[0]?.path.slice(-1)).toEqual(path.slice(-1));
});

test('the script is switched on, its pros act, and what they did can be read', async () => {
  await reset();
  const switched = await mutate(
    stack,
    graphql(`
      mutation ($input: SetSandboxScriptInput!) {
        setSandboxScript(input: $input) {
          script {
            isOn
            seed
          }
          errors {
            code
            message
            path
          }
        }
      }
    `),
    { as: 'manager', input: { isOn: true, seed: 5 } },
  );
  expect(switched.script).toEqual({ isOn: true, seed: 5 });

  await move({ advanceMinutes: 120 });
  const { data, errors } = await run(
    graphql(`
      {
        sandbox {
          script {
            isOn
          }
          clock(locationDatabaseId: 1) {
            now
          }
          acts(locationDatabaseId: 1) {
            kind
            proName
            happenedAt
            position
          }
        }
      }
    `),
    { as: 'manager' },
  );

  expect(errors).toBeUndefined();
  expect(data?.sandbox?.script).toEqual({ isOn: true });
  expect(data?.sandbox?.acts?.length).toBeGreaterThan(0);
  expect(data?.sandbox?.acts?.[0]).toEqual({
    kind: expect.stringMatching(/^[A-Z_]+$/),
    proName: expect.any(String),
    happenedAt: expect.any(String),
    position: expect.any(String),
  });
});

test('a user who works nowhere has no clock to move', async () => {
  await reset();
  const { data, errors } = await run(graphql('{ sandbox { clock { now } } }'));

  expect(data).toEqual({ sandbox: { clock: null } });
  expect(errors).toHaveLength(1);
});
