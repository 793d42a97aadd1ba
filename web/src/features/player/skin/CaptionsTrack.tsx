import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { captionsIn } from '../playback/captions.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { useTextFile } from '../preview/useTextFile.ts';

function showCaptions(video: HTMLVideoElement, text: string, language: string, label: string): () => void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  const track = document.createElement('track');
  track.kind = 'captions';
  track.srclang = language;
  track.label = label;
  track.src = url;
  video.append(track);
  track.track.mode = 'showing';
  return () => {
    track.remove();
    URL.revokeObjectURL(url);
  };
}

/** Puts the chosen captions on the picture; only the chosen language's file is loaded. */
export function CaptionsTrack({ parts }: { parts: PlayerParts }) {
  const language = useStore(parts.store, (state) => state.captions);
  const captions = language === null ? undefined : captionsIn(parts.media.captions ?? [], language);
  const text = useTextFile(captions?.url);
  useEffect(() => {
    if (text === undefined || captions === undefined) return;
    return showCaptions(parts.video, text, captions.language, captions.label);
  }, [parts.video, text, captions]);
  return null;
}
