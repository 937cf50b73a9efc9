export { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
export { sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex } from '@noble/hashes/utils.js';
