/** Files handed to the reader. */

/** @param {{name: string, mime: string, text?: string, base64?: string}} file */
export function download({ name, mime, text, base64 }) {
  const content = base64 === undefined ? text ?? '' : bytes(base64);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: mime }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {string} base64 */
const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
