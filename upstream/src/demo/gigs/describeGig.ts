import { RandomStream } from '../random/randomStream.ts';
import type { DemoGig } from './demoGig.ts';
import { attireTexts, extraTexts, interviewTexts, workTexts } from './gigTexts.ts';

/** What a gig says to pros. */
export interface GigTexts {
  description: string;
  specialInstructions: string;
}

function shiftWords({ event, shift }: DemoGig): string {
  return event === null ? `the ${shift} shift` : `the ${event.name}`;
}

/** Composes a gig's texts from sentences about the work, the place and the day. */
export function describeGig(seed: number, gig: DemoGig): GigTexts {
  const stream = new RandomStream(seed, `gig/${gig.key}/texts`);
  const work = stream.pick(gig.type === 'INTERVIEW' ? interviewTexts : workTexts[gig.skill.name]);
  const sentences = [work.replaceAll('{shift}', shiftWords(gig)), stream.pick(gig.location.ambience)];
  if (stream.chance(0.45)) sentences.push(stream.pick(extraTexts));
  const instructions = [stream.pick(gig.location.arrival)];
  if (stream.chance(0.7)) instructions.push(stream.pick(attireTexts[gig.skill.skill_group]));
  return { description: sentences.join(' '), specialInstructions: instructions.join(' ') };
}
