import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runLauncher, root } from './project.mjs';
import { runTool } from './run-program.mjs';

const apiPort = process.env.PORT || '8080';
const tool = (place) => path.join(root, 'node_modules', place);

const server = () =>
  runTool(tool('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'server/src/main.ts'], {
    env: { PORT: apiPort, NODE_ENV: 'development' },
  });

const pages = () =>
  runTool(tool('vite/bin/vite.js'), ['web', '--clearScreen', 'false'], {
    env: { API_URL: `http://127.0.0.1:${apiPort}`, NODE_ENV: 'development' },
  });

export const startDevelopment = () =>
  runLauncher(async () => {
    await ensureInstalled();
    await Promise.all([server(), pages()]);
  });
