import { addTranslation } from 'media-chrome/utils/i18n';
import { strings } from '../../../strings/index.ts';
import 'media-chrome/media-controller';
import 'media-chrome/media-loading-indicator';
import 'media-chrome/media-preview-thumbnail';
import 'media-chrome/media-preview-time-display';
import 'media-chrome/media-time-display';
import 'media-chrome/media-time-range';
import 'media-chrome/media-volume-range';

addTranslation('en', {
  'video player': strings.player.label,
  seek: strings.player.seek,
  volume: strings.player.volume,
  'media loading': strings.common.loading,
});
