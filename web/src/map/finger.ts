const follows = 'data-follows-finger';

/**
 * A finger that crosses a map scrolls the page; once it has tapped the map, or what lies on it, it moves the map, until one
 * taps elsewhere. What a browser leaves to a finger is said in the style sheets of the maps.
 */
export const letFingerMove = (target: HTMLElement): (() => void) => {
  const listen = ({ target: tapped }: Event) =>
    target.toggleAttribute(
      follows,
      tapped instanceof Node && (target.parentElement ?? target).contains(tapped),
    );
  document.addEventListener('click', listen, true);
  return () => document.removeEventListener('click', listen, true);
};
