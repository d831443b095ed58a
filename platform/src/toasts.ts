import { createStore, useStore } from 'zustand';

export interface Toast {
  id: number;
  message: string;
  tone: 'info' | 'success' | 'error';
  action?: { label: string; run: () => void };
}

interface ToastState {
  toasts: Toast[];
}

const toastStore = createStore<ToastState>(() => ({ toasts: [] }));
let lastId = 0;

/**
 * Shows a message over the page until its time has passed or it is dismissed. The same text replaces the one that is shown.
 * @param options the tone, `info` unless given, and a button in the message
 * @returns the toast's id, for `dismissToast`
 */
export function showToast(message: string, options: { tone?: Toast['tone']; action?: Toast['action'] } = {}): number {
  const toast: Toast = {
    id: ++lastId,
    message,
    tone: options.tone ?? 'info',
    ...(options.action && { action: options.action }),
  };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts.filter((shown) => shown.message !== message), toast] }));
  return toast.id;
}

/** Takes a message away before its time; does nothing where it is gone. @param id as `showToast` returned it */
export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Returns the messages that are shown now, the oldest first, and what changes them. */
export function useToasts() {
  return { toasts: useStore(toastStore, (state) => state.toasts), showToast, dismissToast };
}
