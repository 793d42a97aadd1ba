import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { strings } from '../../../strings/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AddCaptions } from './AddCaptions.tsx';
import { CaptionsList } from './CaptionsList.tsx';
import { useCaptions } from './useCaptions.ts';

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 24px;
  min-height: 0;
  padding: 4px 24px 24px;
  overflow-y: auto;
`;

interface Props {
  video: Video;
  onClose: () => void;
}

/** The dialog in which an owner adds, replaces and deletes a video's captions. */
export default function CaptionsDialog({ video, onClose }: Props) {
  const change = useCaptions(video._id);
  const languages = video.captions?.map(({ language }) => language) ?? [];
  return (
    <Dialog title={strings.captions.title} closeLabel={strings.common.close} width={480} onClose={onClose}>
      <Body>
        <CaptionsList languages={languages} busy={change.busy} onDelete={change.remove} />
        <AddCaptions taken={languages} change={change} />
      </Body>
    </Dialog>
  );
}
