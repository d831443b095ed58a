import { createStore, useStore } from 'zustand';

/** The modal types of spec section 2. */
export type ModalType = 'cookiePolicy' | 'privacyPolicy' | 'faq';

interface ModalState {
  open: ModalType | null;
}

const modalStore = createStore<ModalState>(() => ({ open: null }));

/** Opens a modal; one that was open closes (spec section 4: none open or one type). */
export function openModal(type: ModalType): void {
  modalStore.setState({ open: type });
}

/** Closes the open modal, if any. */
export function closeModal(): void {
  modalStore.setState({ open: null });
}

/** The open modal, or null. */
export function useOpenModal(): ModalType | null {
  return useStore(modalStore, (state) => state.open);
}

/** Opening and closing, for components. */
export function useModals() {
  return { open: useOpenModal(), openModal, closeModal };
}
