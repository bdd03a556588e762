import type { EmploymentType } from '../../../businesses/locations/employmentType.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { timeBlocks, type DemoPro } from './demoPro.ts';

/** A pro's work preferences. */
export function drawPreferences(
  stream: RandomStream,
): Pick<DemoPro, 'employmentTypes' | 'contractorType' | 'days' | 'blocks' | 'hoursPerWeek'> {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [day, day > 4 ? 3 : 1] as const);
  const blocks = stream.sample(
    [
      ['MORNING', 3],
      ['AFTERNOON', 4],
      ['EVENING', 6],
      ['OVERNIGHT', 0.8],
    ] as const,
    stream.integer(1, 3),
  );
  return {
    employmentTypes: stream.weighted<EmploymentType[]>([
      [['F1099'], 5],
      [['W2', 'F1099'], 4],
      [['W2'], 1],
    ]),
    contractorType: stream.weighted([
      ['PART_TIME', 5],
      ['FULL_TIME', 3],
      ['EVENT', 3],
      ['SEASONAL', 1],
    ]),
    days: new Set(stream.sample(days, stream.integer(3, 6))),
    blocks: timeBlocks.filter((block) => blocks.includes(block)),
    hoursPerWeek: stream.weighted([
      ['UNDER_10', 2],
      ['10_20', 4],
      ['20_30', 4],
      ['30_40', 3],
      ['OVER_40', 1],
    ]),
  };
}
