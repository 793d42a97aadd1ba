import type { ReactNode } from 'react';

/** Whatever lies over the picture and stays while the controls fade away. */
export function Overlay({ children }: { children: ReactNode }) {
  return (
    <div slot="dialog" noautohide="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
