import type { Temporal } from 'temporal-polyfill';
import { rotation } from '../random/rotation.ts';
import { Turns } from '../random/turns.ts';
import type { SkillName } from '../skills/skillNames.ts';
import { bioClosers, bioWorkLines } from './bioClosers.ts';
import { bioReasons, bioStrengths } from './bioMiddles.ts';
import { bioOpeners } from './bioOpeners.ts';
import type { Job } from './workHistory.ts';

/** The facts that a bio can mention. */
export interface BioFacts {
  skill: SkillName;
  city: string;
  jobs: readonly [latest: Job, ...earlier: Job[]];
  today: Temporal.PlainDate;
}

type Part = 'opener' | 'strength' | 'reason' | 'work' | 'closer';

/** The structures of bios. */
const shapes: readonly (readonly Part[])[] = [
  ['opener', 'strength', 'closer'],
  ['opener', 'reason'],
  ['opener', 'reason', 'strength'],
  ['opener', 'closer'],
  ['work', 'strength', 'reason'],
  ['opener', 'strength', 'reason', 'closer'],
  ['strength', 'opener', 'closer'],
  ['reason', 'work', 'strength'],
];

/** Number words from two years on; shorter experience is rounded up. */
const numberWords = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function yearsInWords({ jobs, today }: BioFacts): string {
  const first = jobs.at(-1) ?? jobs[0];
  return numberWords[Math.max(0, today.year - first.start.year - 2)] ?? 'many';
}

function withArticle(position: string): string {
  return `${/^[aeiou]/i.test(position) ? 'an' : 'a'} ${position.toLowerCase()}`;
}

function filledIn(sentence: string, facts: BioFacts): string {
  const [{ business, position }] = facts.jobs;
  return sentence
    .replaceAll('{years}', yearsInWords(facts))
    .replaceAll('{place}', business)
    .replaceAll('{position}', withArticle(position))
    .replaceAll('{city}', facts.city === 'Bronx' ? 'the Bronx' : facts.city);
}

/**
 * Composes bios from handwritten sentences. Each kind of sentence rotates separately, so that a list of pros
 * does not repeat a sentence in close succession.
 */
export function bioWriter(seed: number): (index: number, facts: BioFacts) => string {
  const shape = rotation(seed, 'bio/shape', shapes);
  const parts = {
    strength: rotation(seed, 'bio/strength', bioStrengths),
    reason: rotation(seed, 'bio/reason', bioReasons),
    work: rotation(seed, 'bio/work', bioWorkLines),
    closer: rotation(seed, 'bio/closer', bioClosers),
  };
  const openers = new Turns(seed);
  return (index, facts) => {
    const opener = openers.next(`bio/${facts.skill}`, bioOpeners[facts.skill]);
    // Shifting after each round prevents structures from repeating with the same sentences.
    return shape(index + Math.floor(index / shapes.length))
      .map((part) => filledIn(part === 'opener' ? opener : parts[part](index), facts))
      .join(' ');
  };
}
