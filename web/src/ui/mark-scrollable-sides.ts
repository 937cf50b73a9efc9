const look = (row: HTMLElement): void => {
  const place = Math.abs(row.scrollLeft);
  const [before, after] = [place > 1, place + row.clientWidth < row.scrollWidth - 1];
  const more = before && after ? 'both' : before ? 'start' : after ? 'end' : null;
  if (more) row.dataset['more'] = more;
  else delete row.dataset['more'];
};

/** Sets `data-more` (`start`, `end` or `both`) on a scrolling row for its fade (global.css). */
export const markScrollableSides = (row: HTMLElement | null): (() => void) | undefined => {
  if (!row) return undefined;
  const again = () => look(row);
  const sizes = new ResizeObserver(again);
  const parts = new MutationObserver(() => {
    for (const part of row.children) sizes.observe(part);
    again();
  });
  sizes.observe(row);
  for (const part of row.children) sizes.observe(part);
  parts.observe(row, { childList: true });
  row.addEventListener('scroll', again, { passive: true });
  return () => {
    sizes.disconnect();
    parts.disconnect();
    row.removeEventListener('scroll', again);
  };
};
