const waiting: (() => void)[] = [];
let isPressed = false;

const release = (): void => {
  isPressed = false;
  // The click that the release makes comes first: it must find the page as it was when the press began.
  setTimeout(() => {
    if (isPressed) return;
    for (const run of waiting.splice(0)) run();
  });
};

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(end, release, true);
  window.addEventListener('blur', release);
}

/**
 * Runs at once, or, while a button of the mouse or a finger is down, after the click. A message that appears in
 * between moves what is pressed away from under the pointer, and the press is lost.
 */
export const afterPress = (run: () => void): void => {
  if (isPressed) waiting.push(run);
  else run();
};
