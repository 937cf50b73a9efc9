const waiting: (() => void)[] = [];
let isPressed = false;

const release = (): void => {
  isPressed = false;
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

export const runAfterPointerRelease = (run: () => void): void => {
  if (isPressed) waiting.push(run);
  else run();
};
