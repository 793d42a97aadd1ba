import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../ui/Icon.tsx';
import { color, font } from '../../ui/theme/tokens.ts';

const Words = styled.p`
  display: flex;
  gap: 8px;
  color: ${color.danger};
  font-size: ${font.size.small};
  svg {
    flex: none;
  }
`;

/** What went wrong with a form as a whole; screen readers hear it at once. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <Words>
          <Icon icon={CircleAlert} />
          {message}
        </Words>
      )}
    </div>
  );
}
