import styled from '@emotion/styled';
import { richText } from '../lib/format/richText.ts';
import { color } from './theme/tokens.ts';

const Words = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  a,
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.accent};
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
`;

interface Props {
  text: string;
  /** Leads to a moment in the video that the text names. */
  onSeek: (seconds: number) => void;
}

/** What a person wrote, with its links and moments to press; its markup is text. */
export function RichText({ text, onSeek }: Props) {
  return (
    <Words dir="auto">
      {richText(text).map((piece) => {
        switch (piece.kind) {
          case 'text':
            return piece.text;
          case 'link':
            return (
              <a key={piece.at} href={piece.href} target="_blank" rel="noreferrer nofollow ugc">
                {piece.text}
              </a>
            );
          case 'moment':
            return (
              <button key={piece.at} type="button" onClick={() => onSeek(piece.seconds)}>
                {piece.text}
              </button>
            );
        }
      })}
    </Words>
  );
}
