/**
 * The same answer for the same object, worked out once. For what is never changed in place, such as the rows of a form
 * that are looked at again with every key.
 */
export const remembered = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
};
