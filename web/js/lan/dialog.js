/** How others in the room open this page: its address in the network, and the QR code of it. Loaded when first asked for. */
import { h } from '../view/dom.js';
import { icon } from '../view/icons.js';
import { t } from '../words/language.js';

/** @param {string} address as the server tells it */
export function openLan(address) {
  document.getElementById('lan-dialog')?.remove();
  const dialog = /** @type {HTMLDialogElement} */ (h('dialog', { id: 'lan-dialog', 'aria-labelledby': 'lan-title' },
    h('div', { class: 'dialog-head' }, h('h1', { id: 'lan-title' }, t('lan-title')),
      h('button', { class: 'quiet', type: 'button', id: 'lan-close', 'aria-label': t('close'), title: t('close'), click: () => dialog.close() }, icon('close'))),
    h('div', { class: 'dialog-body' },
      h('p', {}, t('lan-text')),
      h('img', { id: 'lan-code', class: 'lan-code', src: 'lan.svg', width: 220, height: 220, alt: t('lan-code', { address }) }),
      h('p', { class: 'lan-address' }, h('a', { id: 'lan-address', href: address }, address)),
      h('p', { class: 'small' }, t('lan-note')))));
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
