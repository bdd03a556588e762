import { useRef, useState } from 'react';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import captions from './film.vtt';
import film from './film.webm';
import styles from './FilmDialog.module.css';
import { filmScenes, sceneStart } from './filmScenes.ts';
import poster from './poster.jpg';

/** The film of the product. It loads and plays only when its person starts it; the transcript says the same. */
export default function FilmDialog({ onClosed }: { onClosed: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const playFrom = (seconds: number) => {
    const { current } = video;
    if (!current) return;
    current.currentTime = seconds;
    // The browser shows why it cannot play.
    current.play().catch(() => undefined);
  };

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={onClosed}
      title="Brigade in a minute"
      description="A film with captions and no sound."
    >
      <div className={styles.film}>
        {hasFailed ? (
          <InlineAlert tone="warning">
            The film could not be played here. The transcript below says the same.
          </InlineAlert>
        ) : null}
        <video
          ref={video}
          className={styles.video}
          aria-label="Film"
          width={1280}
          height={800}
          controls
          muted
          playsInline
          preload="none"
          poster={poster}
          src={film}
          onError={() => setHasFailed(true)}
        >
          <track default kind="captions" srcLang="en" label="English" src={captions} />
        </video>
        <section aria-labelledby="film-transcript">
          <h3 id="film-transcript" className={styles.heading}>
            Transcript
          </h3>
          <ol className={styles.scenes}>
            {filmScenes.map(({ id, caption }, index) => (
              <li key={id}>
                <button type="button" className={styles.time} onClick={() => playFrom(sceneStart(index))}>
                  <VisuallyHidden>Play from </VisuallyHidden>
                  {clock(sceneStart(index))}
                </button>
                {caption}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </Dialog>
  );
}

/** "0:05" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
