import { css, Global } from '@emotion/react';
import { color, font, radius } from './tokens.ts';

const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scrollbar-color: ${color.softStrong} transparent;
    scroll-padding-top: 72px;
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    background: ${color.bg};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size.body};
    line-height: ${font.line.text};
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  img,
  video {
    display: block;
    max-width: 100%;
  }
  ::file-selector-button {
    margin-inline-end: 12px;
    padding: 4px 12px;
    border: 0;
    border-radius: ${radius.full};
    background: ${color.soft};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  ::selection {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  :focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** The page's ground: resets, type, selection, focus and scrollbars in the palette. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
