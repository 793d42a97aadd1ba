import { create } from 'zustand';

export interface Toast {
  message: string;
  action?: { label: string; run: () => void };
}

/** The one toast on the page; a new one takes its place. */
export const useToast = create<{ toast: (Toast & { id: number }) | null }>()(() => ({ toast: null }));

let last = 0;

/** Says something at the bottom of the page, with an action where there is one. */
export function showToast(message: string, action?: Toast['action']): void {
  last += 1;
  useToast.setState({ toast: { id: last, message, ...(action && { action }) } });
}

export function hideToast(): void {
  useToast.setState({ toast: null });
}
