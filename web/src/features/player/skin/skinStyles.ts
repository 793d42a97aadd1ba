import { css } from '@emotion/react';
import { font } from '../../../ui/theme/tokens.ts';
import { look, tiny } from './look.ts';

/** How media-chrome's elements look: they take their style from variables on their controller. */
export const skinStyles = css`
  media-controller {
    container: player / size;
    --media-font-family: ${font.family};
    --media-font-size: ${font.size.small};
    --media-primary-color: ${look.ink};
    --media-secondary-color: transparent;
    --media-control-background: transparent;
    --media-control-hover-background: transparent;
    --media-focus-box-shadow: inset 0 0 0 2px ${look.accent};
    --media-range-bar-color: ${look.accent};
    --media-range-thumb-background: ${look.accent};
    --media-range-track-background: ${look.track};
    --media-range-track-border-radius: 2px;
    --media-time-range-buffered-color: ${look.buffered};
    --media-control-transition-in: opacity 120ms;
    --media-control-transition-out: opacity 400ms;
    --media-preview-background: ${look.panel};
    --media-preview-time-background: none;
    --media-preview-thumbnail-border-radius: 8px;
    --media-preview-time-margin: 4px 0 0;
    --media-preview-transition-delay-in: 0s;
    --media-preview-transition-duration-in: 120ms;
    --media-box-arrow-display: none;
    --media-loading-indicator-icon-height: 72px;
  }
  media-controller:focus-visible {
    outline-offset: -2px;
  }
  media-controller video::cue {
    font-family: ${font.family};
    background: ${look.scrim};
    color: #fff;
  }
  /* Captions make room for the controls. */
  media-controller:not([userinactive]) video::-webkit-media-text-track-container,
  media-controller[mediapaused] video::-webkit-media-text-track-container {
    transform: translateY(-72px);
  }
  ${tiny} {
    media-time-range {
      --media-preview-thumbnail-max-width: 120px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    media-controller {
      --media-control-transition-in: none;
      --media-control-transition-out: none;
      --media-preview-transition-duration-in: 0s;
      --media-preview-transition-duration-out: 0s;
    }
  }
`;
