import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type MediaElement<Attributes = object> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Attributes;

declare module 'react' {
  interface HTMLAttributes<T> {
    /** media-chrome: stays when the controls fade away. */
    noautohide?: '';
  }

  namespace JSX {
    interface IntrinsicElements {
      'media-controller': MediaElement<{ [Setting in 'nohotkeys' | 'novolumepref' | 'nomutedpref']?: '' }>;
      'media-time-range': MediaElement;
      'media-preview-thumbnail': MediaElement;
      'media-preview-time-display': MediaElement;
      'media-volume-range': MediaElement;
      'media-time-display': MediaElement<{ showduration?: ''; notoggle?: '' }>;
      'media-loading-indicator': MediaElement;
    }
  }
}
