import styled from '@emotion/styled';
import { font } from '../../../ui/theme/tokens.ts';
import { look } from './look.ts';

const Place = styled.div`
  display: flex;
  media-time-range {
    width: 100%;
    height: 20px;
    --media-range-padding: 0px;
    --media-range-track-height: 4px;
    --media-range-thumb-width: 14px;
    --media-range-thumb-height: 14px;
    --media-range-thumb-transform: scale(0);
    --media-range-thumb-transition: transform 120ms;
    --media-preview-thumbnail-max-width: 200px;
    --media-preview-thumbnail-min-width: 120px;
    --media-box-padding-left: 0px;
    --media-box-padding-right: 0px;
  }
  media-time-range:hover,
  media-time-range:focus-within {
    --media-range-track-height: 6px;
    --media-range-thumb-transform: scale(1);
  }
  media-preview-thumbnail {
    border: 2px solid ${look.ink};
  }
  media-preview-time-display {
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.strong};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  media-controller[data-mini] & media-time-range {
    height: 4px;
    --media-range-thumb-transform: scale(0);
  }
`;

/** Where the video is, how much of it is loaded, and what is there before one goes there. */
export function TimeRange() {
  return (
    <Place>
      <media-time-range>
        <media-preview-thumbnail slot="preview" />
        <media-preview-time-display slot="preview" />
      </media-time-range>
    </Place>
  );
}
