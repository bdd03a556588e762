import { filmScenes, sceneStart } from './filmScenes.ts';

/** The captions of the film as WebVTT. `npm run film` writes them to film.vtt. */
export function filmCaptions(): string {
  const cues = filmScenes.map(({ seconds, caption }, index) => {
    const start = sceneStart(index);
    return `${vttTime(start)} --> ${vttTime(start + seconds)}\n${caption}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** "00:01:05.000" */
function vttTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
