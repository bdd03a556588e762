import { mutate } from '../../stack/mutate.ts';
import type { NewLocation } from '../../stack/newLocation.ts';

/**
 * Gathers pros of a location's network in a group, without a browser.
 *
 * @param proIds global ids
 * @returns the global id of the group
 */
export async function newGroup(
  session: { url: string; token: string },
  location: Pick<NewLocation, 'id'>,
  { name, proIds }: { name: string; proIds: readonly string[] },
): Promise<string> {
  const { proGroup } = await mutate<{ proGroup: { id: string } }>(
    session,
    'CreateProGroupInput',
    'createProGroup(input: $input) { proGroup { id } errors { message } }',
    { locationId: location.id, name },
  );
  await mutate(session, 'AddProsToGroupInput', 'addProsToGroup(input: $input) { errors { message } }', {
    proGroupId: proGroup.id,
    proIds,
  });
  return proGroup.id;
}
