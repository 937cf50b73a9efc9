import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const nearestPackage = (directory: string): string =>
  existsSync(path.join(directory, 'package.json')) ? directory : nearestPackage(path.dirname(directory));

export const serverRoot = nearestPackage(path.dirname(fileURLToPath(import.meta.url)));
export const projectRoot = path.dirname(serverRoot);
