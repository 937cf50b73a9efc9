const settling = 4_000;
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls again while content above still grows, until the reader scrolls. */
export const keepScrolledIntoView = (show: () => void): (() => void) => {
  const watch = new ResizeObserver(show);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, settling);
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  show();
  watch.observe(document.body);
  return end;
};
