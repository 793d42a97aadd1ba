import type { LucideIcon } from 'lucide-react';

/** An icon as the product draws them; decoration beside a label or a name. */
export function Icon({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
