import { servePortal } from './serve.ts';

await servePortal();
