import { useState } from 'react';
import { Commands } from '../palette/Commands.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import type { HelpPart } from './helpPart.ts';
import { TourHost } from './tour/TourHost.tsx';
import { useAskedFilm } from './film/useAskedFilm.ts';
import styles from './ShellTools.module.css';

/** The search and the help of the frame. Not part of the first load. */
export default function ShellTools() {
  const [part, setPart] = useState<HelpPart | null>(null);
  const film = useAskedFilm();
  return (
    <div className={styles.tools}>
      <Commands onHelp={setPart} />
      <div data-tour="help">
        <HelpMenu onHelp={setPart} />
      </div>
      <TourHost />
      <HelpPanel
        part={film.isAsked ? 'film' : part}
        onClosed={() => {
          setPart(null);
          if (film.isAsked) film.dismiss();
        }}
      />
    </div>
  );
}
