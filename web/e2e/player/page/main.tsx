import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CardPreview, Player, startTime, type PlayerMedia } from '../../../src/features/player/index.ts';
import { GlobalStyles } from '../../../src/ui/theme/GlobalStyles.tsx';

const query = new URLSearchParams(location.search);
const playlist: PlayerMedia[] = JSON.parse(query.get('playlist') ?? '[]');

/** A page around the player and a card, and nothing else: the videos that its address names, one after the other. */
function Page() {
  const [at, setAt] = useState(0);
  const [theatre, setTheatre] = useState(false);
  const media = playlist[at];
  if (!media) return null;
  return (
    <main data-theatre={theatre} style={{ maxWidth: theatre ? 'none' : 1000, margin: '0 auto' }}>
      <Player
        {...media}
        next={playlist[at + 1]}
        startAt={startTime(location.search)}
        onNext={() => setAt(at + 1)}
        onTheatre={setTheatre}
      />
      <h1>{media.title}</h1>
      <input aria-label="Comment" />
      <p contentEditable suppressContentEditableWarning aria-label="Note" role="note">
        A note.
      </p>
      <article aria-label="Card" style={{ position: 'relative', width: 320, height: 180 }}>
        <CardPreview storyboard={media.storyboard} />
      </article>
      <div style={{ height: 3000 }} />
    </main>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyles />
      <Page />
    </StrictMode>,
  );
}
