const follows = 'data-follows-finger';

/**
 * A finger scrolls the page until it has tapped the map; touch-action is set in the style
 * sheets of the maps.
 */
export const enableTouchPanning = (target: HTMLElement): (() => void) => {
  const listen = ({ target: tapped }: Event) =>
    target.toggleAttribute(
      follows,
      tapped instanceof Node && (target.parentElement ?? target).contains(tapped),
    );
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
};
