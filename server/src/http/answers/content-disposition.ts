const isPlain = /^[\x20-\x7e]*$/;

/** Content-Disposition header with the name (RFC 8187) and an ASCII fallback. */
export const contentDispositionHeader = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const full = isPlain.test(name) ? '' : `; filename*=UTF-8''${encoded}`;
  return `attachment; filename="${plain}"${full}`;
};
